import { type Draft, type DraftPlace, draftKey, dropDraft, keepDraft } from './draft-store.ts'

/** Milliseconds of rest after which what was typed is kept. */
const rest = 400

/** Keeps what one opened form holds, a moment after it was typed. */
export function draftWriter(place: DraftPlace) {
  let key = newKey(place)
  let waiting: Draft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKept = true

  function clear() {
    clearTimeout(timer)
    waiting = null
  }

  function flush() {
    if (waiting) isKept = keepDraft(key, waiting)
    clear()
  }

  return {
    get key() {
      return key
    },
    /** False once the browser has refused to keep something. */
    get isKept() {
      return isKept
    },
    flush,
    /** Keeps this next; `null` where nothing is unsaved. */
    note(draft: Draft | null) {
      clear()
      if (draft === null) return dropDraft(key)
      waiting = draft
      timer = setTimeout(flush, rest)
    },
    /** Leaves this to be offered again, and goes on with a draft of its own. */
    setAside(draft: Draft) {
      clear()
      isKept = keepDraft(key, draft)
      key = newKey(place)
    },
  }
}

function newKey(place: DraftPlace): string {
  return draftKey(place, `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`)
}
