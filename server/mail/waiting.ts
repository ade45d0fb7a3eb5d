import type { Db } from '../database/schema.ts'

/** How many mails wait to be sent, and how many of them could not be sent before. */
export async function mailsWaiting(db: Db): Promise<{ waiting: number; failed: number }> {
  const { waiting, failed } = await db
    .selectFrom('mailQueue')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.count<number>('id').filterWhere('attempts', '>', 0).as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), failed: Number(failed) }
}
