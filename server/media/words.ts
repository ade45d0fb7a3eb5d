import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { soughtTerms, termsOf } from '../database/terms.ts'

interface Texts {
  id: string
  name: string
  title: string
  altText: string
  credit: string
}

/** Follows every word that begins with another. */
const last = '\u{10ffff}'

/** Has searches find a file by its name and by what the library says of it. */
export async function indexFile(tx: Db, { id, name, title, altText, credit }: Texts): Promise<void> {
  await tx.deleteFrom('fileTerm').where('fileId', '=', id).execute()
  const terms = [...new Set(termsOf([name, title, altText, credit].join(' ')))]
  if (terms.length === 0) return
  await tx
    .insertInto('fileTerm')
    .values(terms.map((term) => ({ term, fileId: id })))
    .execute()
}

/** Each word of a search must begin a word of the file; null where the search holds none. */
export function foundBy(search: string): Expression<SqlBool>[] | null {
  return eachOf(search, (range) => sql<SqlBool>`file.id in (select "fileId" from "fileTerm" where ${range})`)
}

/** The same, asked of one file after another. */
export function foundAmong(search: string): Expression<SqlBool>[] | null {
  return eachOf(
    search,
    (range) =>
      sql<SqlBool>`exists (select 1 from "fileTerm" where "fileTerm"."fileId" = file.id and ${range})`,
  )
}

/** How many files a search finds in the library, counted by their words alone. */
export async function countFound(db: Db, search: string): Promise<number> {
  const sets = eachOf(search, (range) => sql`select "fileId" from "fileTerm" where ${range}`)
  if (!sets) return 0
  const deleted = db.selectFrom('file').select('id').where('deletedAt', 'is not', null)
  const found = sql<{ count: number }>`
    select count(distinct "fileId") as count from (${sql.join(sets, sql` intersect `)}) as found
    where "fileId" not in (${deleted})`
  const { rows } = await found.execute(db)
  return Number(rows[0]?.count ?? 0)
}

function eachOf<T>(search: string, ask: (range: RawBuilder<unknown>) => T): T[] | null {
  const terms = soughtTerms(search)
  if (terms.length === 0) return null
  return terms.map((term) => ask(sql`term >= ${term} and term < ${term + last}`))
}
