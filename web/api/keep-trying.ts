import { ApiError } from './api-error.ts'

interface Trying {
  signal: AbortSignal
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  onPause: () => void
}

/** The pauses before the second, third and fourth attempt. */
const pauses = [1000, 2000, 4000]

/** Runs again what failed because the connection broke or the server was busy; anything else fails at once. */
export async function keepTrying<T>(run: () => Promise<T>, { signal, wait, onPause }: Trying): Promise<T> {
  for (const delay of pauses) {
    try {
      return await run()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    onPause()
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

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500
}
