import type { Selectable } from 'kysely'
import type { Service } from '#contract/service.ts'
import type { Db, Schema } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { serviceColumns } from './columns.ts'

/** Services as every response shows them. */
export async function readServices(db: Db, rows: Selectable<Schema['service']>[]): Promise<Service[]> {
  const icons = await readAttachments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, createdAt, updatedAt, ...row }) => {
    const icon = icons.find(({ ownerId }) => ownerId === id)
    return {
      _id: id,
      ...serviceColumns.values(row),
      createdAt,
      updatedAt,
      icon: icon ? imageOf(icon, row.title) : null,
    }
  })
}
