import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Schema } from '../database/schema.ts'
import { indexLikeness } from '../media/likenesses.ts'
import { indexFile } from '../media/words.ts'

/** What the database keeps of a stored file. `hash` is the SHA-256 of its bytes. */
export type FileRow = Selectable<Schema['file']>

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('file').values(file).execute()
    await indexFile(tx, file)
    await indexLikeness(tx, file)
  })
}

export function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Those of `ids` that exist, in no particular order. */
export async function findFiles(db: Db, ids: string[]): Promise<FileRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('file').selectAll().where('id', 'in', ids).execute()
}

/** Files of that content, the first uploaded first. */
export function findByHash(db: Db, hash: string): Promise<FileRow[]> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('hash', '=', hash)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Lets a file that nothing shows count as unused from now on. @returns nothing where it is gone */
export function renewUnused(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .updateTable('file')
    .set(({ case: when }) => ({
      unusedSince: when().when('unusedSince', 'is', null).then(null).else(new Date().toISOString()).end(),
      deletedAt: null,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** A page of all files, newest first; those that come after `after` in that order. */
export function listFiles(
  db: Db,
  { limit, offset, after }: { limit: number; offset: number; after?: FileRow },
): Promise<FileRow[]> {
  let query = db.selectFrom('file').selectAll()
  if (after)
    query = query.where(({ eb, or, and }) =>
      or([
        eb('createdAt', '<', after.createdAt),
        and([eb('createdAt', '=', after.createdAt), eb('id', '<', after.id)]),
      ]),
    )
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

const filesATurn = 100

/** All files, some at a time, without holding the database meanwhile. */
export async function* filesInTurn(db: Db): AsyncGenerator<FileRow[]> {
  for (let after = ''; ; ) {
    const files = await db
      .selectFrom('file')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(filesATurn)
      .execute()
    const last = files.at(-1)
    if (!last) return
    yield files
    after = last.id
  }
}

export async function countFiles(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Some files at which nobody has looked for what they have in common with their copies, the newest first. @param before an id */
export function filesNotLookedAt(db: Db, before: string | undefined, most: number): Promise<FileRow[]> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('likeness', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function updateLooks(
  db: Db,
  id: string,
  looks: Pick<FileRow, 'colors' | 'isAnimated' | 'likeness'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const file = await tx
      .updateTable('file')
      .set(looks)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (file) await indexLikeness(tx, { id, likeness: looks.likeness })
  })
}

/** Ids of files that nothing has shown since before `before`, a time, and that no version holds. */
export async function unusedFiles(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('id')
    .where('unusedSince', '<', before)
    .where(isShownNowhere)
    .where(isInNoVersion)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Deletes a file that no attachment names, and says whether it did.
 * @param unusedBefore only where it has been unused since before this time, and no version holds it
 */
export async function deleteFile(db: Db, id: string, unusedBefore?: string): Promise<boolean> {
  let query = db.deleteFrom('file').where('id', '=', id).where(isShownNowhere)
  if (unusedBefore !== undefined) query = query.where('unusedSince', '<', unusedBefore).where(isInNoVersion)
  try {
    return (await query.executeTakeFirst()).numDeletedRows > 0n
  } catch (error) {
    if (isShownSince(error)) return false
    throw error
  }
}

/** An attachment that another connection made meanwhile keeps its file. */
function isShownSince(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === '23503' || /FOREIGN KEY constraint failed/.test(error.message)
}

function isShownNowhere({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'file'>) {
  return not(exists(selectFrom('attachment').select('fileId').whereRef('attachment.fileId', '=', 'file.id')))
}

function isInNoVersion({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'file'>) {
  return not(
    exists(selectFrom('versionFile').select('fileId').whereRef('versionFile.fileId', '=', 'file.id')),
  )
}
