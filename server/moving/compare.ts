import { createHash } from 'node:crypto'
import type { Batches } from './sides/side.ts'
import type { ColumnKind, Row, Table } from './table.ts'
import { keyPlaces } from './table.ts'

/** How many rows there are, and a hash of all of them in the order of their keys. */
export interface Sum {
  rows: number
  hash: string
}

export type Compared =
  | { isSame: true; sum: Sum }
  /** Keys of rows that the target has and should not, as they are, and of rows that it should have. */
  | { isSame: false; toRemove: Row[]; toAdd: Row[] }
  | { isSame: false; isWhollyDifferent: true }

/** Differences that are mended one by one; beyond them a table is written anew. */
const mostDifferences = 5000

/** Reads a table of both databases beside each other, in the order of its keys. */
export async function compare(table: Table, source: Batches, target: Batches): Promise<Compared> {
  const places = keyPlaces(table)
  const kinds = places.map((place) => table.columns[place]?.kind)
  const keyOf = (row: Row) => places.map((place) => row[place] ?? null)
  const ours = walk(source)
  const theirs = walk(target)
  const toRemove: Row[] = []
  const toAdd: Row[] = []
  try {
    for (;;) {
      if (ours.isSpent) await ours.fetch()
      if (theirs.isSpent) await theirs.fetch()
      const { row: one } = ours
      const { row: other } = theirs
      if (!one && !other) break
      const order = !one ? 1 : !other ? -1 : compareKeys(keyOf(one), keyOf(other), kinds)
      const said = one && order <= 0 ? ours.take() : undefined
      const kept = other && order >= 0 ? theirs.take() : undefined
      if (said === kept) continue
      if (one && said !== undefined) toAdd.push(keyOf(one))
      if (other && kept !== undefined) toRemove.push(keyOf(other))
      if (toAdd.length + toRemove.length > mostDifferences) return { isSame: false, isWhollyDifferent: true }
    }
  } finally {
    await Promise.all([source.return(), target.return()])
  }
  const sums = [ours.sum(), theirs.sum()] as const
  const isSame = sums[0].rows === sums[1].rows && sums[0].hash === sums[1].hash
  return isSame ? { isSame, sum: sums[0] } : { isSame, toRemove, toAdd }
}

/** Goes through rows one by one, and sums them up. */
function walk(batches: Batches) {
  const hash = createHash('sha256')
  let rows: Row[] = []
  let place = 0
  let count = 0
  let isOver = false
  return {
    get isSpent() {
      return !isOver && place >= rows.length
    },
    async fetch() {
      const { value, done } = await batches.next()
      isOver = done === true
      rows = value ?? []
      place = 0
    },
    get row() {
      return rows[place]
    },
    /** Goes on to the next. @returns all of this one as a text */
    take(): string {
      const text = JSON.stringify(rows[place])
      hash.update(text).update('\n')
      place += 1
      count += 1
      return text
    },
    sum: (): Sum => ({ rows: count, hash: hash.digest('hex') }),
  }
}

function compareKeys(one: Row, other: Row, kinds: (ColumnKind | undefined)[]): number {
  for (const [place, kind] of kinds.entries()) {
    const [mine, theirs] = [one[place], other[place]]
    if (mine === theirs) continue
    if (kind === 'text') return compareTexts(String(mine), String(theirs))
    return Number(mine) - Number(theirs)
  }
  return 0
}

/** By their bytes in UTF-8, as both databases order them. */
function compareTexts(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}
