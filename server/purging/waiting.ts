import { databaseNow } from '../database/now.ts'
import type { Db } from '../database/schema.ts'

const day = 86_400_000

/** How many keys a shared cache has still to forget, and how many of them it could not be told so far. */
export async function purgesWaiting(db: Db): Promise<{ waiting: number; failed: number }> {
  const { waiting, failed } = await db
    .selectFrom('purge')
    .select(({ fn }) => [
      fn.count<number>('key').distinct().as('waiting'),
      fn.count<number>('key').distinct().filterWhere('attempts', '>', 1).as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), failed: Number(failed) }
}

/** Deletes notes that have been due for a day: where no purges are sent nothing else does. */
export async function forgetUnsentPurges(db: Db): Promise<void> {
  const before = new Date((await databaseNow(db)).getTime() - day).toISOString()
  await db.deleteFrom('purge').where('dueAt', '<', before).execute()
}
