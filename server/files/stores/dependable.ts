import type { Readable } from 'node:stream'
import { AppError } from '../../errors.ts'
import { OutOfTime, within } from './deadline.ts'
import { unreadable, unwritable } from './failures.ts'
import { exactly } from './flow.ts'
import type { Driver, Patience, Store } from './store.ts'

type Task<T> = (signal: AbortSignal) => Promise<T>

/** Makes a store of a driver: its calls end in time, and its failures are those that a store may have. */
export function dependable(driver: Driver, patience: Patience): Store {
  let restsUntil = 0

  async function call<T>(
    milliseconds: number,
    failure: (cause: unknown) => AppError,
    task: Task<T>,
  ): Promise<T> {
    if (Date.now() < restsUntil)
      throw failure(new OutOfTime('The store rests after a call that ran out of time'))
    try {
      return await within(milliseconds, task)
    } catch (error) {
      if (error instanceof AppError) throw error
      if (error instanceof OutOfTime) restsUntil = Date.now() + patience.rest
      throw failure(error)
    }
  }

  const read = <T>(task: Task<T>) => call(patience.answer, unreadable, task)

  return {
    put: (key, path) => call(patience.put, unwritable, (signal) => driver.put(key, path, signal)),
    async open(key, range) {
      const source = await read((signal) => unlessLate(driver.open(key, range, signal), signal))
      return exactly(source, range && range.end - range.start + 1, patience.stall)
    },
    size: (key) => read((signal) => driver.size(key, signal)),
    storedAt: (key) => read((signal) => driver.storedAt(key, signal)),
    remove: (key) => call(patience.answer, unwritable, (signal) => driver.remove(key, signal)),
    check: () => read((signal) => driver.check(signal, false)),
    async *keys() {
      const keys = driver.keys()[Symbol.asyncIterator]()
      for (;;) {
        const { done, value } = await read(() => keys.next())
        if (done) return
        yield value
      }
    },
  }
}

/** Closes a stream that nobody waits for any more. */
async function unlessLate(opening: Promise<Readable>, signal: AbortSignal): Promise<Readable> {
  const stream = await opening
  if (signal.aborted) stream.destroy()
  return stream
}
