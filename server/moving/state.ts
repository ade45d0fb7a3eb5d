import type { Selectable } from 'kysely'
import type { Db, Schema } from '../database/schema.ts'

export type MoveRow = Selectable<Schema['move']>

/** What a database says of being filled and of being left; nothing where it is older than moves, or empty. */
export async function statesOf(db: Db): Promise<{ in?: MoveRow; out?: MoveRow }> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'move')) return {}
  const rows = await db.selectFrom('move').selectAll().execute()
  return Object.fromEntries(rows.map((row) => [row.direction, row]))
}

/**
 * Writes to a database that is being filled, in one transaction: it lets nobody else, and before or after nobody at all.
 * @throws Error where another run fills it by now
 */
export async function filling(db: Db, move: string, write: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await turn(tx, move, ['arriving', 'filling'])
    await write(tx)
    await turn(tx, move, ['filling', 'arriving'])
  })
}

/** @throws Error where the database is not of this move, or not in the first of these states */
export async function turn(
  tx: Db,
  move: string,
  [before, after]: [MoveRow['state'], MoveRow['state']],
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('move')
    .set({ state: after })
    .where('direction', '=', 'in')
    .where('move', '=', move)
    .where('state', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new Error('Another run of npm run migrate-to has begun to fill the same database')
}
