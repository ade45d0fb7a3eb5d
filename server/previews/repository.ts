import { limits } from '#contract/limits.ts'
import type { PreviewLinks } from '#contract/preview.ts'
import type { PublishedKind } from '#contract/publishing.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'
import type { Db } from '../database/schema.ts'

const day = 24 * 3_600_000

interface Subject {
  kind: PublishedKind
  documentId: string
}

/** Makes a link: of its key only a hash is stored. Beyond the most that a document may have the oldest ends. */
export async function makeLink(tx: Db, subject: Subject): Promise<{ key: string; expiresAt: string }> {
  const now = Date.now()
  const key = newToken()
  const expiresAt = new Date(now + limits.previews.days * day).toISOString()
  const createdAt = new Date(now).toISOString()
  await tx.deleteFrom('previewLink').where('expiresAt', '<=', createdAt).execute()
  await tx
    .insertInto('previewLink')
    .values({ ...subject, keyHash: hashOf(key), createdAt, expiresAt })
    .execute()
  const beyond = tx
    .selectFrom('previewLink')
    .select('keyHash')
    .where('documentId', '=', subject.documentId)
    .orderBy('createdAt', 'desc')
    .limit(limits.previews.most)
  await tx
    .deleteFrom('previewLink')
    .where('documentId', '=', subject.documentId)
    .where('keyHash', 'not in', beyond)
    .execute()
  return { key, expiresAt }
}

/** Ends every link to a document. @returns whether there was one */
export async function endLinks(tx: Db, documentId: string): Promise<boolean> {
  const now = new Date().toISOString()
  const ended = await tx
    .deleteFrom('previewLink')
    .where('documentId', '=', documentId)
    .returning('expiresAt')
    .execute()
  return ended.some(({ expiresAt }) => expiresAt > now)
}

/** The links to a document that have not ended. */
export async function linksTo(db: Db, documentId: string): Promise<PreviewLinks> {
  const rows = await alive(db).select('expiresAt').where('documentId', '=', documentId).execute()
  const times = rows.map(({ expiresAt }) => expiresAt).toSorted()
  return { count: rows.length, expiresAt: times.at(-1) ?? null }
}

/** What a key opens; undefined where it has ended or never was. */
export function findByKey(db: Db, key: string) {
  return alive(db)
    .select(['kind', 'documentId', 'expiresAt'])
    .where('keyHash', '=', hashOf(key))
    .executeTakeFirst()
}

function alive(db: Db) {
  return db.selectFrom('previewLink').where('expiresAt', '>', new Date().toISOString())
}
