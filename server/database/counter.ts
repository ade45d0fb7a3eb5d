import type { Db } from './schema.ts'

/** The next number of the counter, from `first` on; no number is given twice. */
export async function nextNumber(db: Db, name: 'design' | 'enquiry', first: number): Promise<number> {
  const { value } = await db
    .insertInto('counter')
    .values({ name, value: first })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb }) => ({ value: eb('counter.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
