import { ApiError } from './api-error.ts'

/** Why something is tried again: no answer came, the server has too much to do, or it has failed. */
export type Hindrance = 'connection' | 'busy' | 'failure'

interface Trying {
  signal: AbortSignal
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  onPause: (hindrance: Hindrance) => void
}

/** The pauses before the second, third and fourth attempt. */
const pauses = [1000, 2000, 4000]

/** Runs again what failed for a reason that may pass; anything else fails at once. */
export async function keepTrying<T>(run: () => Promise<T>, { signal, wait, onPause }: Trying): Promise<T> {
  for (const delay of pauses) {
    try {
      return await run()
    } catch (error) {
      const hindrance = hindranceOf(error)
      if (!hindrance) throw error
      onPause(hindrance)
    }
    await wait(delay, signal)
  }
  return run()
}

/** Waits so long, or until the device is online again; offline, for that alone. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const over = new AbortController()
    const timer = navigator.onLine ? setTimeout(end, milliseconds) : undefined
    function end() {
      clearTimeout(timer)
      over.abort()
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    window.addEventListener('online', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}

function hindranceOf(error: unknown): Hindrance | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 0 || error.status === 408) return 'connection'
  if (error.status === 429) return 'busy'
  return error.status >= 500 ? 'failure' : undefined
}
