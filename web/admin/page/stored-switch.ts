import { useSyncExternalStore } from 'react'

/** What is switched on in this browser, in each of its tabs, and off until then. @param entry its name in the browser's storage */
export function createStoredSwitch(entry: string) {
  const listeners = new Set<() => void>()
  /** What could not be stored, as long as the page is open. */
  let unstored: boolean | undefined

  function isOn(): boolean {
    try {
      return unstored ?? localStorage.getItem(entry) !== null
    } catch {
      return false
    }
  }

  function set(next: boolean): void {
    try {
      if (next) localStorage.setItem(entry, 'true')
      else localStorage.removeItem(entry)
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

  return { isOn, set, useIsOn: () => useSyncExternalStore(subscribe, isOn) }
}
