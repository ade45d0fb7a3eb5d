import type { ServiceCreate, ServiceUpdate } from '#contract/service.ts'
import type { Db } from '../database/schema.ts'
import { writeAttachments } from '../files/attachments.ts'
import { requirePictures } from '../files/kinds.ts'
import { serviceColumns } from './columns.ts'
import { services } from './repository.ts'

export async function createService(tx: Db, input: ServiceCreate): Promise<string> {
  const id = await services.insert(tx, serviceColumns.row(input))
  await saveIcon(tx, id, input)
  return id
}

export async function changeService(tx: Db, id: string, input: ServiceUpdate): Promise<void> {
  await services.update(tx, await services.require(tx, id), input.updatedAt, serviceColumns.changes(input))
  await saveIcon(tx, id, input)
}

export async function removeService(tx: Db, id: string): Promise<void> {
  await services.remove(tx, id)
}

/** The input with an icon that is to be taken away said as null, so that the input's fields say all of it. */
export async function withRemovedIcon<Input extends ServiceUpdate>({
  removeIcon,
  ...input
}: Input): Promise<Omit<Input, 'removeIcon'>> {
  return removeIcon ? { ...input, icon: null } : input
}

async function saveIcon(tx: Db, id: string, { icon }: ServiceUpdate): Promise<void> {
  if (icon === undefined) return
  if (icon) await requirePictures(tx, [icon.fileId], 'icon')
  await writeAttachments(tx, { kind: 'service', id, role: 'icon' }, icon ? [icon] : [])
}
