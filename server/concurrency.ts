import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'

/**
 * Runs a task as soon as the limit allows. Rejects with what the task rejects with.
 * @param signal aborting it takes a waiting task out of the queue, rejecting with its reason; a task that has started runs
 * on and keeps its slot until it settles
 */
export type Limit = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** At most `most` tasks run at once; the others wait in the order in which they came. */
export function createLimit(most: number): Limit {
  return limitOf(new PQueue({ concurrency: most }))
}

/** The limit that a queue sets. The queue itself would free the slot of a running task as soon as its signal is aborted. */
export function limitOf(queue: PQueue): Limit {
  return async (task, signal) => {
    signal?.throwIfAborted()
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal?.reason)
    signal?.addEventListener('abort', leave, { once: true })
    const start = () => {
      signal?.removeEventListener('abort', leave)
      return task()
    }
    return queue.add(start, { signal: waiting.signal })
  }
}

/**
 * Runs a task for each, at most `most` at once. After one that fails none begins; what it failed with is thrown once those under
 * way have ended, so that nothing is at work any more.
 */
export async function forEach<T>(
  items: Iterable<T>,
  most: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]()
  const failures: unknown[] = []
  async function work(): Promise<void> {
    for (let next = left.next(); !next.done && failures.length === 0; next = left.next())
      await task(next.value).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: most }, work))
  if (failures.length > 0) throw failures[0]
}

/** Runs the tasks of one key one after another, and those of different keys side by side. */
export type WithLock = <T>(key: string, task: () => Promise<T>) => Promise<T>

/** Locks by key, each held by one task at a time. */
export function createLocks(): WithLock {
  const queues = new Map<string, PQueue>()
  return (key, task) => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: 1 })
    if (!queues.has(key)) {
      queues.set(key, queue)
      queue.addEventListener('idle', () => queues.delete(key))
    }
    return queue.add(task)
  }
}

/**
 * Runs tasks one after another, each in a turn of the event loop of its own: SQLite is read on the one thread, which several
 * long reads would hold together.
 * @returns their results, in their order
 */
export async function inTurns<T extends readonly (() => Promise<unknown>)[]>(
  ...tasks: T
): Promise<{ -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  const results: unknown[] = []
  for (const task of tasks) {
    results.push(await task())
    await setImmediate()
  }
  return results as { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }
}

const rowsInOneTurn = 100

/** What is made of each row; between a hundred of them other requests are answered. */
export async function* madeInTurns<Row, Made>(
  rows: AsyncIterable<Row>,
  make: (row: Row) => Made,
): AsyncGenerator<Made> {
  let count = 0
  for await (const row of rows) {
    yield make(row)
    if (++count % rowsInOneTurn === 0) await setImmediate()
  }
}
