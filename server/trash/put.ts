import type { TrashKind } from '#contract/trash.ts'
import type { Author } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { partsOf, showingIds, trashables } from './kinds.ts'
import { readRows } from './rows.ts'

interface Deletion {
  by: Author
  kind: TrashKind
  subject: { id: string; name: string }
}

/** Keeps everything of a document that its restoring takes, before it is deleted in the same transaction. */
export async function putInTrash(tx: Db, { by, kind, subject: { id, name } }: Deletion): Promise<void> {
  const { remember, keys, needs } = trashables[kind]
  const own = await readRows(tx, partsOf(kind), id)
  const rows = remember ? await remember(tx, own) : own
  await tx
    .insertInto('trash')
    .values({
      id,
      kind,
      name,
      deletedAt: new Date().toISOString(),
      accountId: by.id,
      accountName: by.name,
      needs: needs?.(own) ?? null,
      rows: JSON.stringify(rows),
    })
    .execute()
  const found = new Set([id, ...showingIds(kind, own), ...(keys?.(own) ?? [])])
  await tx
    .insertInto('trashKey')
    .values([...found].map((key) => ({ key, trashId: id })))
    .execute()
}
