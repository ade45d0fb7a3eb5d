import { sql } from 'kysely'
import { isPostgres } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import { allOf, beginningWith, soughtTerms, termsOf } from '../database/terms.ts'

// PostgreSQL keeps word positions up to this one.
const lastPosition = 16383
const batch = 500

/**
 * What a search means to the database: every word must begin a word of the design. Null where the text holds no word
 * at all, which finds nothing.
 */
export function searchExpression(db: Db, text: string): string | null {
  const words = soughtTerms(text)
  if (words.length === 0) return null
  return allOf(
    db,
    words.map((word) => beginningWith(db, word)),
  )
}

/** Makes the index agree with the designs: one, or all of a category's. Runs inside the write's transaction. */
export async function indexDesigns(db: Db, only: { number: number } | { categoryId: string }): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await readSources(db, only, after)
    if (rows.length === 0) return
    for (const row of rows) await indexDesign(db, row)
    after = rows.at(-1)?.number ?? after
    if (rows.length < batch) return
  }
}

export async function unindexDesign(db: Db, number: number): Promise<void> {
  if (isPostgres(db)) await db.deleteFrom('designSearch').where('number', '=', number).execute()
  else await db.deleteFrom('designSearch').where('rowid', '=', number).execute()
}

type Source = Awaited<ReturnType<typeof readSources>>[number]

function readSources(db: Db, only: { number: number } | { categoryId: string }, after: number) {
  let query = db
    .selectFrom('design')
    .innerJoin('category', 'category.id', 'design.categoryId')
    .innerJoin('subcategory', 'subcategory.id', 'design.subcategoryId')
    .select([
      'number',
      'code',
      'title',
      'tags',
      'design.description',
      'shortDescription',
      'detailedDescription',
      'category.name as categoryName',
      'subcategory.name as subcategoryName',
    ])
    .where('number', '>', after)
    .orderBy('number')
    .limit(batch)
  query =
    'number' in only
      ? query.where('number', '=', only.number)
      : query.where('design.categoryId', '=', only.categoryId)
  return query.execute()
}

async function indexDesign(db: Db, source: Source): Promise<void> {
  const tags = (JSON.parse(source.tags) as string[]).join(' ')
  const columns = {
    words: termsOf(`${source.title} ${source.code}`),
    names: termsOf(`${source.categoryName} ${source.subcategoryName} ${tags}`),
    body: termsOf(`${source.shortDescription} ${source.description} ${source.detailedDescription}`),
  }
  await unindexDesign(db, source.number)
  if (isPostgres(db)) {
    const document = vectorOf([columns.words, columns.names, columns.body])
    await sql`insert into "designSearch" (number, document) values (${source.number}, ${document}::tsvector)`.execute(
      db,
    )
    return
  }
  const [words = '', names = '', body = ''] = Object.values(columns).map((list) => list.join(' '))
  await sql`insert into "designSearch" (rowid, words, names, body)
    values (${source.number}, ${words}, ${names}, ${body})`.execute(db)
}

/** A tsvector's text: each word with its positions, weighted A, B or D by the column it stands in. */
function vectorOf(columns: string[][]): string {
  const weights = ['A', 'B', 'D']
  let position = 0
  return columns
    .flatMap((words, column) =>
      words.map((word) => `'${word}':${Math.min(++position, lastPosition)}${weights[column]}`),
    )
    .join(' ')
}
