import { hash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { described } from '#contract/described.ts'
import type { Db } from '../database/schema.ts'
import type { AppContext } from './context.ts'

const name = 'Idempotency-Key'
/** How long a call is known. */
const kept = 24 * 3_600_000

/** For the API document: the header by which a call that makes something can be sent again. */
export const onceHeader = z.object({
  [name]: described(
    z.string().optional(),
    'Any text of the client’s own. A call with the text and the body of one before, by the same account within a day, or both by a visitor, makes nothing more and answers what that one made: for a call whose answer was lost.',
    '7d4c1a90',
  ),
})

/**
 * What tells a call from every other, where it names itself. One that says something else is another: it would be lost.
 * @param said what it says, where that is not all of its body
 */
export async function onceOf({ req, get }: Context<AppContext>, said?: string): Promise<string | undefined> {
  const given = req.header(name)
  if (!given) return undefined
  const told = JSON.stringify([get('account')?.id, req.path, given, said ?? (await req.text())])
  return hash('sha256', told, 'base64url')
}

/**
 * Makes a document, unless the call has made one before that is still there. Of two calls at once the later waits for the
 * other, by the key of their row.
 * @returns the id of the new document, or of the one that is known
 */
export async function makeOnce(
  tx: Db,
  key: string | undefined,
  { isThere, make }: { isThere: (id: string) => Promise<unknown>; make: () => Promise<string> },
): Promise<string | { known: string }> {
  if (!key) return make()
  const row = { documentId: '', endsAt: new Date(Date.now() + kept).toISOString() }
  const isFirst = await tx
    .insertInto('madeOnce')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!isFirst) {
    const known = await tx
      .selectFrom('madeOnce')
      .select('documentId')
      .where('key', '=', key)
      .executeTakeFirst()
    if (known && (await isThere(known.documentId))) return { known: known.documentId }
  }
  const id = await make()
  await tx
    .updateTable('madeOnce')
    .set({ ...row, documentId: id })
    .where('key', '=', key)
    .execute()
  return id
}

export async function forgetMadeOnce(db: Db): Promise<void> {
  await db.deleteFrom('madeOnce').where('endsAt', '<=', new Date().toISOString()).execute()
}
