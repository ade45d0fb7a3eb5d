import { useSyncExternalStore } from 'react'

/** A text that this browser stores, the same in each of its tabs. @param entry its name in the browser's storage */
export function createStoredText(entry: string) {
  const listeners = new Set<() => void>()
  /** What could not be stored, as long as the page is open. */
  let unstored: string | null | undefined

  /** @returns null before anything was stored, or where the browser stores nothing */
  function read(): string | null {
    if (unstored !== undefined) return unstored
    try {
      return localStorage.getItem(entry)
    } catch {
      return null
    }
  }

  /** @param next null for nothing */
  function write(next: string | null): void {
    try {
      if (next === null) localStorage.removeItem(entry)
      else localStorage.setItem(entry, next)
      unstored = undefined
    } catch {
      unstored = next
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return { read, write, useText: () => useSyncExternalStore(subscribe, read) }
}
