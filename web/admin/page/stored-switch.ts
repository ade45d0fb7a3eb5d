import { useSyncExternalStore } from 'react'

/** What is switched on in this browser, in each of its tabs, and off until then. @param entry its name in the browser's storage */
export function createStoredSwitch(entry: string) {
  const listeners = new Set<() => void>()
  /** Where the browser stores nothing, as long as the page is open. */
  let unstored = false

  function isOn(): boolean {
    try {
      return localStorage.getItem(entry) !== null
    } catch {
      return unstored
    }
  }

  function set(next: boolean): void {
    unstored = next
    try {
      if (next) localStorage.setItem(entry, 'true')
      else localStorage.removeItem(entry)
    } catch {
      // It holds until the page is loaded anew.
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

  return { isOn, set, useIsOn: () => useSyncExternalStore(subscribe, isOn) }
}
