import { knownMigrations } from '../database/migrations.ts'
import { migrationsDone } from '../database/migrations-done.ts'
import { newId } from '../ids.ts'
import { bringOver, bringOverProved, type Moving } from './bring-over.ts'
import type { Sum } from './compare.ts'
import { holdWrites } from './hold.ts'
import { planTables } from './plan.ts'
import { openSide } from './sides/open.ts'
import type { Side } from './sides/side.ts'
import { statesOf } from './state.ts'
import { arrive, beginFilling, endFilling, giveTables, mustBeFree } from './target.ts'

export interface MoveOptions {
  /** Whether what is in the target may be lost. */
  mayReplace?: boolean
  /** Whether all is copied and proved, and the installation stays where it is. */
  isRehearsal?: boolean
  signal?: AbortSignal
  tell(line: string): void
}

/**
 * Moves a running installation from one database to another. Until the handover, which happens whole or not at all, it stays
 * where it is; from then on the database that is left refuses whatever is written.
 * @throws Error in one line
 */
export async function moveInstallation(from: string, to: string, options: MoveOptions): Promise<void> {
  const source = await openSide(from, { isSource: true })
  try {
    await mustBeWhole(source)
    const target = await openSide(to, { isSource: false })
    try {
      await moveBetween(source, target, { ...options, to })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function moveBetween(source: Side, target: Side, { to, ...options }: MoveOptions & { to: string }) {
  const { tell, isRehearsal = false, mayReplace = false } = options
  if ((await source.identity()) === (await target.identity()))
    throw new Error(`${target.title} is the database of this installation already`)
  const before = await statesOf(source.db)
  if (before.out?.state === 'moved') return finish(source, target, options)

  const move = newId()
  await mustBeFree(target, { url: to, cameFrom: before.in?.move, mayReplace })
  await giveTables(target)
  const tables = await planTables(source, target)
  await beginFilling(target, tables, { move, other: source.title })
  const signal = options.signal ?? new AbortController().signal
  const moving = { source, target, tables, move, signal }

  tell(`Copying ${source.title} to ${target.title}.`)
  if (!isRehearsal) await bringOver(moving)
  else {
    report(await bringOverProved(moving), tell)
    await endFilling(moving)
    return tell('Rehearsed: all of it could be moved. The installation has stayed where it was.')
  }
  await target.analyze()
  await handOver(moving, tell)
  tellMoved(source, target, tell)
}

/** The last seconds: nobody writes while what has changed since is brought over, and proved. */
async function handOver(moving: Moving, tell: MoveOptions['tell']): Promise<void> {
  const { source, target, tables, move } = moving
  const since = performance.now()
  const hold = await holdWrites(
    source,
    tables.map((table) => table.source),
    { move, other: target.title },
  )
  try {
    const sums = await bringOverProved(moving)
    await endFilling(moving)
    moving.signal.throwIfAborted()
    await hold.handOver()
    report(sums, tell)
    tell(`Writes were held for ${((performance.now() - since) / 1000).toFixed(1)} s before the handover.`)
  } catch (error) {
    // Where it can't be let go it ends by itself.
    await hold.letGo().catch(() => undefined)
    throw error
  }
  await arrive(target, { move })
}

/** Of an installation that was handed over: the last step, where that was not taken yet. */
async function finish(source: Side, target: Side, { isRehearsal, tell }: MoveOptions): Promise<void> {
  const { out } = await statesOf(source.db)
  const { in: arrival } = await statesOf(target.db)
  if (!out || arrival?.move !== out.move || isRehearsal)
    throw new Error(
      `This installation has moved to ${out?.other} already; npm run migrate-to -- --undo would take that back`,
    )
  if (arrival.state === 'arriving') await arrive(target, out)
  tellMoved(source, target, tell)
}

/** @throws Error where it is not an installation of this version */
async function mustBeWhole({ db, title }: Side): Promise<void> {
  const done = await migrationsDone(db)
  if (done.length === 0) throw new Error(`There is no installation in ${title}`)
  if (done.join() !== (await knownMigrations()).join())
    throw new Error(`${title} is of another version of Plinth: start this version on it once, then move it`)
  if ((await statesOf(db)).in?.state === 'arriving')
    throw new Error(`${title} is itself a copy that npm run migrate-to has not finished`)
}

function report(sums: Map<string, Sum>, tell: MoveOptions['tell']): void {
  const widest = Math.max(...[...sums.keys()].map((name) => name.length))
  tell(`${'table'.padEnd(widest)}        rows  SHA-256 of all rows, the same in both`)
  for (const [name, { rows, hash }] of sums)
    tell(`${name.padEnd(widest)}  ${String(rows).padStart(10)}  ${hash}`)
}

function tellMoved(source: Side, target: Side, tell: MoveOptions['tell']): void {
  tell(`Moved. ${source.title} refuses whatever is written from now on.`)
  tell(`Name ${target.title} in DATABASE_URL and restart; files have stayed where they were.`)
}
