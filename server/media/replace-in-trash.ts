import { withOtherFile } from '#contract/file-address.ts'
import type { Db } from '../database/schema.ts'
import type { FileRow } from '../files/repository.ts'
import type { Rows, StoredRow } from '../trash/rows.ts'
import { changesShowing } from './replace-in-pending.ts'

/** Has another file stand in the texts and in the waiting changes of what lies in the trash. */
export async function replaceInTrash(tx: Db, old: FileRow, other: FileRow): Promise<void> {
  const trashed = await tx
    .selectFrom('trash')
    .innerJoin('trashKey', 'trashKey.trashId', 'trash.id')
    .innerJoin('attachment', 'attachment.ownerId', 'trashKey.key')
    .select(['trash.id', 'rows'])
    .distinct()
    .where('fileId', '=', old.id)
    .where('role', 'in', ['text', 'held'])
    .execute()
  for (const { id, rows } of trashed)
    await tx
      .updateTable('trash')
      .set({ rows: JSON.stringify(rowsShowing(JSON.parse(rows), old, other)) })
      .where('id', '=', id)
      .execute()
}

function rowsShowing({ design, pendingChanges, ...rows }: Rows, old: FileRow, other: FileRow): Rows {
  const described = (row: StoredRow) => {
    const text = row.detailedDescription
    return typeof text === 'string'
      ? { ...row, detailedDescription: withOtherFile(text, old.id, other.id) }
      : row
  }
  const waiting = ({ changes, shown, ...row }: StoredRow) => ({
    ...row,
    ...changesShowing({ changes: String(changes), shown: String(shown) }, old, other),
  })
  return {
    ...rows,
    ...(design && { design: design.map(described) }),
    ...(pendingChanges && { pendingChanges: pendingChanges.map(waiting) }),
  }
}
