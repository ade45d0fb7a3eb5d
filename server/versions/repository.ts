import type { Selectable } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { Version, VersionedKind } from '#contract/version.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

/** The document that a version is of. */
interface Subject {
  kind: VersionedKind
  documentId: string
}

const listed = [
  'id',
  'savedAt',
  'savedById',
  'savedByName',
  'replacedAt',
  'replacedById',
  'replacedByName',
  'fields',
] as const

/** @returns its id */
export async function insertVersion(
  tx: Db,
  {
    fields,
    document,
    ...version
  }: Omit<Selectable<Schema['version']>, 'id' | 'fields' | 'document'> & {
    fields: string[]
    document: object
  },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('version')
    .values({ ...version, id, fields: JSON.stringify(fields), document: JSON.stringify(document) })
    .execute()
  return id
}

/** Has those of the files that are stored stay as long as the version does. */
export async function holdFiles(tx: Db, versionId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  await tx
    .insertInto('versionFile')
    .columns(['versionId', 'fileId'])
    .expression(({ selectFrom, val }) =>
      selectFrom('file')
        .select([val(versionId).as('versionId'), 'file.id'])
        .where('file.id', 'in', fileIds),
    )
    .execute()
}

/** Has a file stay as long as the newest version of a document, if there is one. */
export async function holdByNewest(tx: Db, subject: Subject, fileId: string): Promise<void> {
  const newest = await of(tx, subject).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!newest) return
  await tx
    .insertInto('versionFile')
    .values({ versionId: newest.id, fileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps the newest versions of a document, as many as there may be. */
export async function deleteBeyondMost(tx: Db, subject: Subject): Promise<void> {
  const last = await of(tx, subject)
    .select('id')
    .orderBy('id', 'desc')
    .offset(limits.versions.most - 1)
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  await tx
    .deleteFrom('version')
    .where('documentId', '=', subject.documentId)
    .where('kind', '=', subject.kind)
    .where('id', '<', last.id)
    .execute()
}

export async function deleteVersions(tx: Db, { kind, documentId }: Subject): Promise<void> {
  await tx.deleteFrom('version').where('documentId', '=', documentId).where('kind', '=', kind).execute()
}

/** Deletes some of the versions whose place was taken before `before`, a time. @returns how many */
export async function deleteSomeBefore(db: Db, before: string, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('version')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('version').select('id').where('replacedAt', '<', before).orderBy('replacedAt').limit(most),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Newest first. */
export async function listVersions(
  db: Db,
  subject: Subject,
  { page, limit }: { page: number; limit: number },
): Promise<Version[]> {
  const rows = await of(db, subject)
    .select(listed)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    savedAt: row.savedAt,
    savedBy: { _id: row.savedById, name: row.savedByName },
    fields: JSON.parse(row.fields),
    replacedAt: row.replacedAt,
    replacedBy: { _id: row.replacedById, name: row.replacedByName },
  }))
}

export async function countVersions(db: Db, subject: Subject): Promise<number> {
  const { count } = await of(db, subject)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What is stored of a document in one of its versions. */
export async function findVersion(db: Db, subject: Subject, id: string): Promise<object | undefined> {
  const row = await of(db, subject).select('document').where('id', '=', id).executeTakeFirst()
  return row && JSON.parse(row.document)
}

function of(db: Db, { kind, documentId }: Subject) {
  return db.selectFrom('version').where('documentId', '=', documentId).where('kind', '=', kind)
}
