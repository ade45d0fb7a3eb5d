import { z } from 'zod'
import { described, named } from './described.ts'
import { displayOrder, flag, stored, text, title, updatedAt } from './fields.ts'
import { image, optionalImageInput } from './file.ts'
import { limits } from './limits.ts'
import { publishing } from './publishing.ts'

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  title: described(title, 'What the firm does.', 'Floor planning'),
  description: described(
    text(
      'Description',
      limits.service.description,
      `Description must be less than ${limits.service.description} characters`,
    ),
    'What it is, in a few sentences of plain text.',
    'Plans that fit the plot and the family.',
  ),
  displayOrder,
  ...publishing,
}

const fields = {
  ...ownFields,
  icon: described(optionalImageInput, 'Its picture; null takes it away.'),
  removeIcon: described(flag('removeIcon'), 'True takes the picture away, whatever `icon` says.', false),
  updatedAt,
}

export const serviceCreate = named(
  'ServiceCreate',
  'A service to be created.',
  z.object(fields).partial().extend({ title: fields.title }),
)
export type ServiceCreate = z.infer<typeof serviceCreate>

export const serviceUpdate = named(
  'ServiceUpdate',
  'What is to change of a service; a field that is not sent stays as it is.',
  z.object(fields).partial(),
)
export type ServiceUpdate = z.infer<typeof serviceUpdate>

export const service = named(
  'Service',
  'A service that the firm offers.',
  z.object({
    ...stored,
    ...ownFields,
    icon: described(image.nullable(), 'Its picture; null where there is none.'),
  }),
)
export type Service = z.infer<typeof service>
