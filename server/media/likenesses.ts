import type { Db } from '../database/schema.ts'
import type { FileRow } from '../files/repository.ts'
import { differenceOf, partsOf } from './resemblance.ts'

/** Of pictures that have a part in common with many others, so many are compared. */
const mostCompared = 4000
/** Of many copies of one picture, so many are read. */
const mostAlike = 100
/** A copy has the proportions of its picture but for a little. */
const sameProportions = 0.04

/** Has a picture be found by its copies. */
export async function indexLikeness(
  tx: Db,
  { id, likeness }: Pick<FileRow, 'id' | 'likeness'>,
): Promise<void> {
  await tx.deleteFrom('fileLikeness').where('fileId', '=', id).execute()
  const parts = partsOf(likeness ?? '').map((part) => ({ part, fileId: id, likeness: likeness ?? '' }))
  if (parts.length > 0) await tx.insertInto('fileLikeness').values(parts).execute()
}

/** Other files of the library that show the same as this one: the nearest first, of those as near what is shown somewhere. */
export async function findAlike(db: Db, file: FileRow, most: number): Promise<FileRow[]> {
  const differences = await differencesTo(db, file)
  if (differences.size === 0) return []
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .where('id', 'in', [...differences.keys()])
    .where('deletedAt', 'is', null)
    .execute()
  const rank = (row: FileRow) => (differences.get(row.id) ?? 0) * 2 + (row.unusedSince === null ? 0 : 1)
  return rows
    .filter((row) => haveSameProportions(row, file))
    .toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1))
    .slice(0, most)
}

/** In how many bits the likenesses of others differ from that of a file, by their ids: the nearest of them. */
async function differencesTo(db: Db, { id, likeness }: FileRow): Promise<Map<string, number>> {
  const parts = partsOf(likeness ?? '')
  if (parts.length === 0) return new Map()
  const candidates = await db
    .selectFrom('fileLikeness')
    .select(['fileId', 'likeness'])
    .where('part', 'in', parts)
    .limit(mostCompared)
    .execute()
  const found = new Map<string, number>()
  for (const candidate of candidates) {
    const difference = candidate.fileId === id ? undefined : differenceOf(likeness ?? '', candidate.likeness)
    if (difference !== undefined) found.set(candidate.fileId, difference)
  }
  return new Map([...found].toSorted(([, one], [, other]) => one - other).slice(0, mostAlike))
}

function haveSameProportions(one: FileRow, other: FileRow): boolean {
  const [first, second] = [proportionsOf(one), proportionsOf(other)]
  return first > 0 && Math.abs(first / second - 1) < sameProportions
}

function proportionsOf({ width, height }: FileRow): number {
  return width && height ? width / height : 0
}
