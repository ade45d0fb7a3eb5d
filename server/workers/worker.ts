import cluster, { type Worker } from 'node:cluster'
import { on } from 'node:events'

const retirement = 'retire'
const slotName = 'PLINTH_WORKER'
const besideName = 'PLINTH_BESIDE_OTHERS'

/**
 * Starts a worker in a slot, counted from 0; one that replaces another takes its slot.
 * @param isBesideOthers whether others serve meanwhile, perhaps of another build
 */
export function forkInto(slot: number, isBesideOthers: boolean): Worker {
  return cluster.fork({ [slotName]: String(slot), [besideName]: isBesideOthers ? 'yes' : 'no' })
}

/** Whether this worker has begun while others serve. */
export function startsBesideOthers(): boolean {
  return process.env[besideName] === 'yes'
}

/** What this build makes of the database is nothing that workers of another could go on with. */
export class NeedsRestart extends Error {
  /** How a worker tells it: what it sends might come after its end. */
  static readonly exitCode = 3

  constructor(migration: string) {
    super(
      `needs a restart: the release that runs cannot go on with what ${migration} makes of the database. Stop the product everywhere, then start it`,
    )
  }
}

/** The slot of this process; 0 where it is no worker. */
export function ownSlot(): number {
  return cluster.isWorker ? Number(process.env[slotName] ?? 0) : 0
}

/** Tells the supervising process, where there is one, that this one serves. */
export function tellServing(port: number): void {
  process.send?.({ serves: port })
}

/** @returns the port that a worker serves on, once it does; rejects where `signal` is aborted before */
export async function servingOn(worker: Worker, signal: AbortSignal): Promise<number> {
  for await (const [received] of on(worker, 'message', { signal }))
    if (typeof received?.serves === 'number') return received.serves
  throw new Error('It ended')
}

/** Tells a worker that another has taken its place: it finishes what is under way and ends. */
export function retire(worker: Worker): void {
  worker.send(retirement)
}

/** Runs when this process is a worker and its place is taken. */
export function onRetiring(run: () => void): void {
  if (cluster.isWorker) process.on('message', (received) => received === retirement && run())
}

/** Prints where the product serves. */
export function sayWhere(port: number): void {
  console.log(`Plinth serves on http://localhost:${port}`)
}
