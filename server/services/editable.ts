import { serviceMessages } from '#contract/messages.ts'
import { type Service, service, serviceUpdate } from '#contract/service.ts'
import type { Db } from '../database/schema.ts'
import { ownImage } from '../files/own-image.ts'
import type { Editable } from '../versions/editable.ts'
import { readServices } from './document.ts'
import { services } from './repository.ts'
import { changeService, withRemovedIcon } from './save.ts'

export const editableServices = {
  kind: 'service',
  path: '/services/{id}',
  tag: 'Services',
  notFound: serviceMessages.notFound,
  response: service,
  updating: serviceUpdate,
  read: async (db: Db, id: string) => {
    const row = await services.find(db, id)
    return row && (await readServices(db, [row]))[0]
  },
  nameOf: ({ title }) => title,
  bodyOf: ({ _id, createdAt, updatedAt, icon, ...fields }) => ({
    ...fields,
    icon: icon && ownImage(icon, fields.title),
  }),
  change: changeService,
  prepare: withRemovedIcon,
} satisfies Editable<Service, typeof serviceUpdate>
