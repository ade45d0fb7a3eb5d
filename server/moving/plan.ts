import { migrate, openDatabase } from '../database/client.ts'
import type { Side } from './sides/side.ts'
import { sqliteTables } from './sides/sqlite-tables.ts'
import { cannotMove, type Table } from './table.ts'

/** A table as either database has it: the same columns in the same order, and the same key. */
export interface MovedTable {
  name: string
  source: Table
  target: Table
}

/** The table that says what this database is in a move stays where it is. */
const ownTable = 'move'

/**
 * Every table that holds what the installation is made of, as the databases themselves say.
 * @throws Error in one line where the source has something that the target has no place for
 */
export async function planTables(source: Side, target: Side): Promise<MovedTable[]> {
  const present = new Map((await target.tables()).map((table) => [table.name, table]))
  const planned: MovedTable[] = []
  for (const table of await source.tables()) {
    const { name } = table
    if (name === ownTable) continue
    const place = present.get(name)
    if (place) planned.push({ name, source: table, target: place })
    else if (!(await isOfSqliteAlone(source, name)))
      cannotMove(name, 'is in the database that is left, and has no place in the other')
  }
  for (const { name, source, target } of planned) mustBeAlike(name, source, target)
  return planned
}

/** Whether the product itself makes the table, on SQLite and not on the target. */
async function isOfSqliteAlone({ kind }: Side, name: string): Promise<boolean> {
  if (kind !== 'sqlite') return false
  const db = openDatabase('sqlite::memory:', () => {})
  try {
    await migrate(db)
    return (await sqliteTables(db)).some((table) => table.name === name)
  } finally {
    await db.destroy()
  }
}

function mustBeAlike(name: string, source: Table, target: Table): void {
  if (source.key.length === 0) cannotMove(name, 'has no primary key')
  const columnsOf = ({ columns }: Table) => columns.map((column) => `${column.name} (${column.kind})`)
  const [ours, theirs] = [columnsOf(source), columnsOf(target)]
  const odd =
    ours.find((column) => !theirs.includes(column)) ?? theirs.find((column) => !ours.includes(column))
  if (odd) cannotMove(name, `has the column ${odd} in one of the databases alone`)
  if (source.key.join() !== target.key.join())
    cannotMove(name, 'has another primary key in the other database')
}
