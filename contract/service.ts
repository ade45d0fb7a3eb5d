import { z } from 'zod'
import { displayOrder, flag, stored, text, title, updatedAt } from './fields.ts'
import { image, optionalImageInput } from './file.ts'
import { limits } from './limits.ts'

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  title,
  description: text(
    'Description',
    limits.service.description,
    `Description must be less than ${limits.service.description} characters`,
  ),
  displayOrder,
}

const fields = { ...ownFields, icon: optionalImageInput, removeIcon: flag('removeIcon'), updatedAt }

export const serviceCreate = z.object(fields).partial().extend({ title })
export type ServiceCreate = z.infer<typeof serviceCreate>

/** `removeIcon` takes the icon away, whatever `icon` says. */
export const serviceUpdate = z.object(fields).partial()
export type ServiceUpdate = z.infer<typeof serviceUpdate>

export const service = z.object({
  ...stored,
  ...ownFields,
  icon: image.nullable(),
})
export type Service = z.infer<typeof service>
