import { type Expression, type SqlBool, sql } from 'kysely'
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
  const terms = soughtTerms(search)
  if (terms.length === 0) return null
  return terms.map(
    (term) =>
      sql<SqlBool>`file.id in (select "fileId" from "fileTerm" where term >= ${term} and term < ${term + last})`,
  )
}
