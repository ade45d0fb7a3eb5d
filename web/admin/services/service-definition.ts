import type { ImageInput } from '#contract/file.ts'
import { type Service, type ServiceUpdate, serviceCreate } from '#contract/service.ts'
import { defineForm } from '../forms/define-form.ts'
import { text } from '../forms/field-kinds.ts'
import { publishingForm } from '../publishing/definition.ts'

const { shape } = serviceCreate

/** The form of a service: a field of the contract is a line here. */
export const serviceForm = defineForm<ServiceUpdate, Service>()({
  fields: {
    title: text('Title', shape.title),
    description: text('Description', shape.description),
    ...publishingForm,
  },
  files: {
    icon: {
      label: 'Icon',
      stored: (service) => (service?.icon ? [service.icon] : []),
      standIn: (service) => service?.title,
    },
  },
  elsewhere: ['removeIcon', 'displayOrder', 'updatedAt'],
})

/** The icon as a body names it: an edit that takes it away says so. */
export function iconBody(icon: ImageInput | undefined, base: Service | undefined) {
  return { icon, removeIcon: base?.icon && !icon ? true : undefined } satisfies ServiceUpdate
}
