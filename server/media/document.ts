import { viewUrl } from '#contract/file-address.ts'
import { limits } from '#contract/limits.ts'
import type { Media, MediaUse } from '#contract/media.ts'
import type { Db } from '../database/schema.ts'
import { focusOf } from '../files/attachments.ts'
import { findOwners } from '../files/references/owners.ts'
import type { FileRow } from '../files/repository.ts'
import { findAlike } from './likenesses.ts'
import { findMedia, usesOf } from './repository.ts'

const hour = 3_600_000

/** Files as the library answers them. @param most of what shows each, so many are named */
export async function readMedia(
  db: Db,
  rows: FileRow[],
  most: number = limits.media.usesInList,
): Promise<Media[]> {
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
    most,
  )
  const owners = new Map((await findOwners(db, uses)).map((owner) => [owner.id, owner]))
  const usesByFile = Map.groupBy(uses, ({ fileId }) => fileId)
  return rows.map((row) => {
    const own = usesByFile.get(row.id) ?? []
    const usedIn = own.flatMap(({ ownerId }): MediaUse[] => {
      const owner = owners.get(ownerId)
      if (!owner) return []
      const { id, kind, title, link, isInTrash = false } = owner
      return [{ kind, _id: id, name: title, link, isInTrash }]
    })
    return {
      ...{ _id: row.id, name: row.name, kind: row.mediaKind, type: row.type, size: row.size },
      ...{ width: row.width, height: row.height, url: viewUrl(row.id), placeholder: row.placeholder },
      ...{ title: row.title, alt: row.altText, credit: row.credit, focus: focusOf(row) },
      ...{ used: row.unusedSince === null, uses: own[0]?.uses ?? 0, usedIn },
      ...{ createdAt: row.createdAt, updatedAt: row.updatedAt, removedAt: removedAt(row) },
    }
  })
}

/** One file of the library, with everything that shows it. */
export async function readOneMedia(db: Db, id: string): Promise<Media | undefined> {
  const row = await findMedia(db, id)
  return row && (await readMedia(db, [row], limits.media.uses))[0]
}

/** Other files of the library that show the same as one of them; nothing where that is not there. */
export async function readAlike(db: Db, id: string): Promise<Media[] | undefined> {
  const row = await findMedia(db, id)
  return row && readMedia(db, await findAlike(db, row, limits.media.alike))
}

function removedAt({ unusedSince }: FileRow): string | null {
  if (unusedSince === null) return null
  return new Date(Date.parse(unusedSince) + limits.file.keepUnusedHours * hour).toISOString()
}
