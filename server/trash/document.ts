import type { Trashed } from '#contract/trash.ts'
import type { Db } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { isPicture } from '../files/kinds.ts'
import { readSettings } from '../settings/repository.ts'
import type { TrashRow } from './repository.ts'
import { untilOf } from './retention.ts'

/** What lies in the trash, as an administrator sees it. */
export async function readTrashed(db: Db, rows: TrashRow[]): Promise<Trashed[]> {
  const { trashDays } = await readSettings(db)
  const attachments = await readAttachments(
    db,
    rows.map(({ id }) => id),
  )
  const files = Map.groupBy(attachments, ({ ownerId }) => ownerId)
  return rows.map(({ id, kind, name, deletedAt, accountId, accountName }) => {
    const picture = files.get(id)?.find(({ type }) => isPicture(type))
    return {
      _id: id,
      kind,
      name,
      image: picture ? imageOf(picture, name) : null,
      deletedAt,
      deletedBy: { _id: accountId, name: accountName },
      until: untilOf(deletedAt, trashDays),
    }
  })
}
