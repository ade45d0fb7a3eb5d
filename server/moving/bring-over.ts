import { compare, type Sum } from './compare.ts'
import type { MovedTable } from './plan.ts'
import type { Batches, Reader, Side } from './sides/side.ts'
import { filling } from './state.ts'
import type { Row } from './table.ts'

const rowsAtOnce = 500
const batchesAtOnce = 20
/** How often a table is mended before it is said to be impossible. */
const mostAttempts = 3

export interface Moving {
  source: Side
  target: Side
  tables: MovedTable[]
  /** The id of the move. */
  move: string
  signal: AbortSignal
}

/** Makes every table of the target what the source is at one moment; what is the same already is not written. */
export function bringOver(moving: Moving): Promise<void> {
  return reading(moving, async (readers) => {
    for (const table of moving.tables) await mend(moving, table, readers)
  })
}

/**
 * As `bringOver`, until every table is the same to the last row.
 * @returns what each table comes to, in both databases
 */
export function bringOverProved(moving: Moving): Promise<Map<string, Sum>> {
  return reading(moving, async (readers) => {
    const sums = new Map<string, Sum>()
    for (const table of moving.tables) sums.set(table.name, await mendProved(moving, table, readers))
    return sums
  })
}

interface Readers {
  source: Reader
  target: Reader
}

/** The source as it is at one moment, and the target as it becomes. */
function reading<Result>(
  { source, target }: Moving,
  read: (readers: Readers) => Promise<Result>,
): Promise<Result> {
  return source.reading('one moment', (ours) =>
    target.reading('each time', (theirs) => read({ source: ours, target: theirs })),
  )
}

async function mendProved(moving: Moving, table: MovedTable, readers: Readers): Promise<Sum> {
  for (let attempts = 0; attempts < mostAttempts; attempts++) {
    const sum = await mend(moving, table, readers)
    if (sum) return sum
  }
  throw new Error(`The table ${table.name} does not come over whole: nothing was moved`)
}

/** @returns what the table comes to where it was the same already */
async function mend(moving: Moving, table: MovedTable, readers: Readers): Promise<Sum | undefined> {
  const { target, move, signal } = moving
  signal.throwIfAborted()
  const ours = () => readers.source.rows(table.source)
  const compared = await compare(table.source, ours(), readers.target.rows(table.target))
  if (compared.isSame) return compared.sum
  if ('isWhollyDifferent' in compared) await copyAll(moving, table, ours())
  else
    await filling(target.db, move, async (tx) => {
      for (const keys of parts(compared.toRemove)) await target.remove(tx, table.target, keys)
      for (const keys of parts(compared.toAdd))
        await target.add(tx, table.target, await readers.source.rowsOf(table.source, keys))
    })
  return undefined
}

async function copyAll({ target, move, signal }: Moving, table: MovedTable, rows: Batches): Promise<void> {
  await filling(target.db, move, (tx) => target.empty(tx, table.target))
  for (let isOver = false; !isOver; ) {
    signal.throwIfAborted()
    await filling(target.db, move, async (tx) => {
      for (let count = 0; count < batchesAtOnce && !isOver; count++) {
        const { value, done } = await rows.next()
        if (value) await target.add(tx, table.target, value)
        isOver = done === true
      }
    })
  }
}

function* parts(keys: Row[]): Generator<Row[]> {
  for (let start = 0; start < keys.length; start += rowsAtOnce) yield keys.slice(start, start + rowsAtOnce)
}
