import type { ServiceCreate, ServiceUpdate } from '#contract/service.ts'
import type { Db } from '../database/schema.ts'
import { writeAttachments } from '../files/attachments.ts'
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

async function saveIcon(tx: Db, id: string, { icon, removeIcon }: ServiceUpdate): Promise<void> {
  const owner = { kind: 'service', id, role: 'icon' } as const
  if (removeIcon) await writeAttachments(tx, owner, [])
  else if (icon !== undefined) await writeAttachments(tx, owner, icon ? [icon] : [])
}
