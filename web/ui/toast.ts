export type Kind = 'success' | 'error' | 'info' | 'warning' | 'loading'
type Show = (kind: Kind, message: string, more?: ToastMore) => void

/** What stands with a message. */
export interface ToastMore {
  action?: ToastAction
  /** Why it is so, under what it says. */
  reason?: string
}

/** What can be done about a message for ten seconds. */
export interface ToastAction {
  label: string
  run: () => void
}

let show: Show | null = null
let wake: (() => void) | null = null
let waiting: Parameters<Show>[] = []

function say(...words: Parameters<Show>) {
  if (show) return show(...words)
  waiting.push(words)
  wake?.()
}

/** Short messages in the corner of the page. The first one fetches what shows them. */
export const toast = {
  success: (message: string, action?: ToastAction) => say('success', message, { action }),
  error: (message: string, more?: ToastMore) => say('error', message, more),
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
  const messages = waiting.map(([, message, more]) => (more?.reason ? `${message}: ${more.reason}` : message))
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
