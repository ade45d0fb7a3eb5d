import type { Db } from '../database/schema.ts'

const firstNumber = 1001

/** The next number of the one counter; no number is given twice. */
export async function nextNumber(db: Db): Promise<number> {
  const { value } = await db
    .insertInto('counter')
    .values({ name: 'design', value: firstNumber })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb }) => ({ value: eb('counter.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** A design's code: the first three letters of its category's slug in capitals, a dash, its number. */
export function codeOf(categorySlug: string, number: number): string {
  const letters = categorySlug.match(/\p{L}/gu)?.slice(0, 3).join('') || 'des'
  return `${letters.toLocaleUpperCase('en')}-${number}`
}
