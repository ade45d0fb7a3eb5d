import { AppError } from '../../errors.ts'

/** Work that is done once for all who ask for it meanwhile, and ends when nobody waits for it any more. */
export interface SharedWork {
  isUnderWay(key: string): boolean
  /**
   * Waits for the work of that key, which `begin` begins where it is not under way.
   * @param signal whoever asks waits no longer
   * @throws AppError 499 once `signal` is aborted
   */
  wait(key: string, begin: (signal: AbortSignal) => Promise<void>, signal?: AbortSignal): Promise<void>
  /** Ends all that is under way. @param reason what those who wait are told */
  end(reason: Error): void
}

interface Work {
  done: Promise<void>
  controller: AbortController
  waiting: number
}

const nobodyWaits = () => new AppError('given-up', 'The request was given up')

export function sharedWork(): SharedWork {
  const underWay = new Map<string, Work>()

  function beginWork(key: string, begin: (signal: AbortSignal) => Promise<void>): Work {
    const controller = new AbortController()
    const work = { controller, waiting: 0, done: begin(controller.signal) }
    work.done.catch(() => undefined).finally(() => forget(key, work))
    underWay.set(key, work)
    return work
  }

  function forget(key: string, work: Work): void {
    if (underWay.get(key) === work) underWay.delete(key)
  }

  return {
    isUnderWay: (key) => underWay.has(key),
    async wait(key, begin, signal) {
      if (signal?.aborted) throw nobodyWaits()
      const work = underWay.get(key) ?? beginWork(key, begin)
      work.waiting++
      try {
        await unlessAborted(work.done, signal)
      } finally {
        if (--work.waiting === 0) {
          // Whoever asks from now on must not wait for what is being ended.
          forget(key, work)
          work.controller.abort(nobodyWaits())
        }
      }
    },
    end(reason) {
      for (const { controller } of underWay.values()) controller.abort(reason)
    },
  }
}

function unlessAborted(done: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return done
  return new Promise((resolve, reject) => {
    const leave = () => reject(nobodyWaits())
    signal.addEventListener('abort', leave, { once: true })
    done.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
