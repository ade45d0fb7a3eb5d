import { useSyncExternalStore } from 'react'
import { storedToken } from '#web/api/token.ts'

const listeners = new Set<() => void>()

/** Said by what keeps another token in this browser, or none. */
export function tellOfToken() {
  for (const listener of listeners) listener()
}

/** The token that this browser keeps, followed where somebody signs in or out, here or in another tab. */
export function useToken(): string | null {
  return useSyncExternalStore(listen, storedToken)
}

function listen(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
