import { z } from 'zod'
import type { ImageInput } from '#contract/file.ts'
import { type Service, type ServiceUpdate, serviceCreate } from '#contract/service.ts'

const { title, description } = serviceCreate.shape

/** The form's fields as they are typed. */
export const serviceValues = z.object({ title, description: z.string().pipe(description.unwrap()) })

export type ServiceTyped = z.input<typeof serviceValues>
export type ServiceValues = z.output<typeof serviceValues>

/** What the form begins with. */
export function typedFrom(service?: Service): ServiceTyped {
  return { title: service?.title ?? '', description: service?.description ?? '' }
}

/** A service as it is sent: an edit whose icon was cleared says so, and carries the version that was loaded. */
export function bodyOf(values: ServiceValues, icon: ImageInput | undefined, service?: Service) {
  const removeIcon = service?.icon && !icon ? true : undefined
  return { ...values, icon, removeIcon, updatedAt: service?.updatedAt } satisfies ServiceUpdate
}
