interface Polling<Value> {
  read: () => Promise<Value>
  onRead: (value: Value) => void
  /** A failure after which asking again makes no sense. */
  isFinal: (error: unknown) => boolean
  page: SeenPage
}

/** What polling needs to know of the page it runs in. */
export interface SeenPage {
  isSeen: () => boolean
  /** Calls back whenever the page may have come into sight, or back to the network. @returns how to end that */
  onSeen: (callBack: () => void) => () => void
}

const calm = 30_000
const slowest = 300_000
/** Coming into sight is told in several ways at once. */
const sameMoment = 1000

/**
 * Reads again and again while the page counts as seen: at once when it comes into sight, ever more slowly while reading
 * fails, not at all while it is not. @returns how to end it
 */
export function startPolling<Value>({ read, onRead, isFinal, page }: Polling<Value>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let lastEnd = Date.now()
  let isReading = false
  let isOver = false

  async function poll() {
    if (isReading || isOver || !page.isSeen()) return
    isReading = true
    clearTimeout(timer)
    try {
      const value = await read()
      failures = 0
      if (!isOver) onRead(value)
    } catch (error) {
      failures += 1
      if (isFinal(error)) isOver = true
    }
    isReading = false
    lastEnd = Date.now()
    wait()
  }

  function wait() {
    if (!isOver) timer = setTimeout(poll, Math.min(calm * 2 ** failures, slowest))
  }

  const unlisten = page.onSeen(() => {
    if (Date.now() - lastEnd >= sameMoment) poll()
  })
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
    unlisten()
  }
}

/** The page that the browser shows. */
export const shownPage: SeenPage = {
  isSeen: () => document.visibilityState === 'visible',
  onSeen(callBack) {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    document.addEventListener('visibilitychange', callBack, options)
    window.addEventListener('focus', callBack, options)
    window.addEventListener('online', callBack, options)
    return () => listening.abort()
  },
}
