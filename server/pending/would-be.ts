import { sql } from 'kysely'
import type { changesBetween } from '../activity/changes.ts'
import { changesOf } from '../activity/recorded.ts'
import type { Db } from '../database/schema.ts'
import type { AnyPendable } from './kinds.ts'

type Fields = Record<string, unknown>

/** What a change would make of a document. */
export interface WouldBe {
  /** The fields that would differ, with values as the record of changes tells them. */
  changes: ReturnType<typeof changesBetween>
  /** The part of the body that changes something. */
  body: Fields
  /** The properties of the answered document that would be others. */
  shown: Fields
  /** The whole document. */
  document: Fields
}

/**
 * Makes a change by the save of its kind and takes it back, inside a transaction: so it meets every rule of today, and
 * what would be is what will be.
 * @throws whatever the save throws
 */
export async function wouldBe(
  tx: Db,
  editable: AnyPendable,
  before: { _id: string },
  input: Fields,
): Promise<WouldBe> {
  await sql`savepoint before_change`.execute(tx)
  await editable.change(tx, before._id, input)
  const after = await editable.read(tx, before._id)
  await sql`rollback to savepoint before_change`.execute(tx)
  const [was, is] = [editable.bodyOf(before) as Fields, editable.bodyOf(after) as Fields]
  const body = differing(input, (name) => (name in is ? [was[name], is[name]] : [undefined, input[name]]))
  const shown = differing(after, (name) => [(before as Fields)[name], after[name]])
  for (const [field, other] of Object.entries(editable.goesWith ?? {})) {
    if (!(field in body)) continue
    body[other] = is[other]
    shown[other] = after[other]
  }
  return { changes: changesOf(editable, before, after), body, shown, document: after }
}

/** Those properties of an object of which the two values differ; never the version that it stands for. */
export function differing(of: object, values: (name: string) => [unknown, unknown]): Fields {
  return Object.fromEntries(
    Object.entries(of).filter(([name, value]) => {
      const [one, other] = values(name)
      return name !== 'updatedAt' && value !== undefined && JSON.stringify(one) !== JSON.stringify(other)
    }),
  )
}
