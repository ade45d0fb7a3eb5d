type Kind = 'success' | 'error' | 'info' | 'warning' | 'loading'
type Show = (kind: Kind, message: string) => void

let show: Show | null = null
let wake: (() => void) | null = null
let waiting: Parameters<Show>[] = []

function say(kind: Kind, message: string) {
  if (show) return show(kind, message)
  waiting.push([kind, message])
  wake?.()
}

/** Short messages in the corner of the page. The first one fetches what shows them. */
export const toast = {
  success: (message: string) => say('success', message),
  error: (message: string) => say('error', message),
  info: (message: string) => say('info', message),
  warning: (message: string) => say('warning', message),
  loading: (message: string) => say('loading', message),
}

/** Said by the page's toaster: `onWake` is called when there is something to show. */
export function awaitToasts(onWake: () => void): () => void {
  wake = onWake
  if (waiting.length > 0) onWake()
  return () => {
    wake = null
  }
}

/** What nothing has shown yet; it is taken, so whoever asks shows it. */
export function takeToasts(): string[] {
  const messages = waiting.map(([, message]) => message)
  waiting = []
  return messages
}

/** Said by what shows toasts, once it is on the page. */
export function showToastsWith(next: Show): () => void {
  show = next
  for (const message of waiting) next(...message)
  waiting = []
  return () => {
    show = null
  }
}
