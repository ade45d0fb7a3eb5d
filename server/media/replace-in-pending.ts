import { withOtherFile } from '#contract/file-address.ts'
import type { Author } from '../activity/repository.ts'
import { nextVersion } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import type { FileRow } from '../files/repository.ts'

/** Has another file stand in the changes that wait to be published, as a save of them: whoever edits them meanwhile is told. */
export async function replaceInPending(tx: Db, by: Author, old: FileRow, other: FileRow): Promise<void> {
  const waiting = await tx
    .selectFrom('pendingChanges')
    .innerJoin('attachment', 'attachment.ownerId', 'pendingChanges.id')
    .select(['pendingChanges.id', 'savedAt', 'changes', 'shown'])
    .distinct()
    .where('attachment.fileId', '=', old.id)
    .where('attachment.ownerKind', '=', 'pendingChanges')
    .execute()
  for (const { id, savedAt, ...waits } of waiting)
    await tx
      .updateTable('pendingChanges')
      .set({
        ...changesShowing(waits, old, other),
        ...{ savedAt: nextVersion(savedAt), savedById: by.id, savedByName: by.name },
      })
      .where('id', '=', id)
      .execute()
}

/** What is stored of changes that wait, with another file in the place of one that they show. */
export function changesShowing(
  { changes, shown }: { changes: string; shown: string },
  old: FileRow,
  other: FileRow,
): { changes: string; shown: string } {
  return { changes: replacedIn(changes, old, other), shown: replacedIn(shown, old, other) }
}

/** Names of properties that hold a file's id, or its address. */
const naming = new Set(['fileId', 'url', 'mediaUrl', 'thumbnailUrl'])

function replacedIn(json: string, old: FileRow, other: FileRow): string {
  return JSON.stringify(JSON.parse(json), (name, value) => {
    if (typeof value === 'string')
      return naming.has(name) && value === old.id ? other.id : withOtherFile(value, old.id, other.id)
    if (typeof value !== 'object' || value === null || value.fileId !== old.id || !('width' in value))
      return value
    const { focus: _, isLibraryAlt: __, ...kept } = value
    const { width, height, placeholder } = other
    return { ...kept, width, height, placeholder }
  })
}
