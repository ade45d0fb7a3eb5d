import { z } from 'zod'
import { displayOrder, flag, stored, text, title, updatedAt } from './fields.ts'
import { image, optionalImageInput } from './file.ts'
import { limits } from './limits.ts'

const fields = {
  title,
  description: text(
    'Description',
    limits.service.description,
    `Description must be less than ${limits.service.description} characters`,
  ),
  icon: optionalImageInput,
  removeIcon: flag('removeIcon'),
  displayOrder,
  updatedAt,
}

export const serviceCreate = z.object(fields).partial().extend({ title })
export type ServiceCreate = z.infer<typeof serviceCreate>

/** `removeIcon` takes the icon away, whatever `icon` says. */
export const serviceUpdate = z.object(fields).partial()
export type ServiceUpdate = z.infer<typeof serviceUpdate>

export const service = z.object({
  ...stored,
  title: z.string(),
  description: z.string(),
  icon: image.nullable(),
  displayOrder: z.number(),
})
export type Service = z.infer<typeof service>
