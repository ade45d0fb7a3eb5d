import { useSyncExternalStore } from 'react'

/** A design that is kept in this browser, by its id or a sample's, with one's own note. */
export interface Kept {
  id: string
  /** What it was called when it was kept, where that was noted. */
  title?: string
  note?: string
}

const entry = 'shortlist'
const idPattern = /^[\w-]{1,40}$/
let known: { text: string | null; kept: Kept[] } = { text: null, kept: [] }

/** What is kept in this browser, in its order; null on the server, which knows nothing of it. */
export function useKept(): Kept[] | null {
  return useSyncExternalStore(subscribe, readKept, () => null)
}

/** Every mark and the tray show it at once. */
export function setKept(kept: Kept[]): void {
  try {
    localStorage.setItem(entry, JSON.stringify(kept))
  } catch {
    // Nothing can be saved here: what is shown stays as it is.
  }
  window.dispatchEvent(new Event('shortlist'))
}

/** Puts one back where it was, and leaves all else as it is by now. */
export function putBack(one: Kept, place: number): void {
  const others = readKept().filter(({ id }) => id !== one.id)
  setKept(others.toSpliced(place, 0, one))
}

/** The same list for the same text, so that nothing is drawn anew without need. */
export function readKept(): Kept[] {
  const text = stored()
  if (text !== known.text) known = { text, kept: keptIn(text) }
  return known.kept
}

function stored(): string | null {
  try {
    return localStorage.getItem(entry)
  } catch {
    return null
  }
}

function keptIn(text: string | null): Kept[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]', textsAlone)
    return Array.isArray(kept) ? kept.filter((one) => idPattern.test(one?.id ?? '')) : []
  } catch {
    return []
  }
}

/** Of an id, a title or a note that was written otherwise there is nothing to show. */
function textsAlone(field: string, value: unknown) {
  return ['id', 'title', 'note'].includes(field) && typeof value !== 'string' ? undefined : value
}

function subscribe(onChange: () => void) {
  window.addEventListener('shortlist', onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener('shortlist', onChange)
    window.removeEventListener('storage', onChange)
  }
}
