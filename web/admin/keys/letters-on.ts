import { useSyncExternalStore } from 'react'

const entry = 'letters-off'

const listeners = new Set<() => void>()
/** Of a browser that stores nothing, as long as the page is open. */
let isOffHere = false

/** Whether single letters act on a page of the back-office, as was chosen in this browser; at first they do. */
export function areLettersOn(): boolean {
  try {
    return !isOffHere && localStorage.getItem(entry) === null
  } catch {
    return !isOffHere
  }
}

export function setLettersOn(isOn: boolean): void {
  isOffHere = !isOn
  try {
    if (isOn) localStorage.removeItem(entry)
    else localStorage.setItem(entry, 'true')
  } catch {
    // It holds until the page is loaded anew.
  }
  for (const listener of listeners) listener()
}

/** The same, drawn anew when it is chosen otherwise, in another tab too. */
export function useLettersOn(): boolean {
  return useSyncExternalStore(subscribe, areLettersOn)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
