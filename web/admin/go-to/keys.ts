import { isCommand } from '../page/command-key.ts'

export interface GoToKeys {
  /** As they are shown. */
  text: string
  /** As `aria-keyshortcuts` says them. */
  aria: string
  isPressed: (event: KeyboardEvent) => boolean
}

/** The keys that open “Go to” on this kind of machine. On a Mac, Ctrl+K stays what it is in every field: it cuts off the line. */
export function goToKeys(platform = navigator.platform): GoToKeys {
  const isApple = /Mac|iP(hone|ad|od)/.test(platform)
  return {
    text: isApple ? '⌘K' : 'Ctrl K',
    aria: isApple ? 'Meta+K' : 'Control+K',
    isPressed: (event) => isCommand(event, 'k') && event.metaKey === isApple,
  }
}
