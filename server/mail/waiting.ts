import type { Db } from '../database/schema.ts'

/** How many mails wait to be sent, and how many of them could not be sent before. */
export async function mailsWaiting(db: Db): Promise<{ waiting: number; failed: number }> {
  const { waiting, failed } = await db
    .selectFrom('mailQueue')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      // One that is tried once more has not arrived before, though its process may have ended without a word of it.
      fn
        .count<number>('id')
        .filterWhere(({ or, eb }) => or([eb('failedAt', 'is not', null), eb('attempts', '>', 1)]))
        .as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), failed: Number(failed) }
}
