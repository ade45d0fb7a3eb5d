import cluster, { type Worker } from 'node:cluster'
import { on } from 'node:events'

const retirement = 'retire'
const slotName = 'PLINTH_WORKER'

/** Starts a worker in a slot, counted from 0; one that replaces another takes its slot. */
export function forkInto(slot: number): Worker {
  return cluster.fork({ [slotName]: String(slot) })
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
