import { type Draft, type DraftScope, deleteDraft, draftKey, saveDraft } from './draft-store.ts'

/** Milliseconds without typing after which a draft is saved. */
const rest = 400

/** Saves the draft of one opened form, a moment after the last key. */
export function draftWriter(scope: DraftScope) {
  let key = newKey(scope)
  let waiting: Draft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaved = true

  function clear() {
    clearTimeout(timer)
    waiting = null
  }

  function flush() {
    if (waiting) isSaved = saveDraft(key, waiting)
    clear()
  }

  return {
    get key() {
      return key
    },
    /** False once the browser has refused to store a draft. */
    get isSaved() {
      return isSaved
    },
    flush,
    /** Saves this draft next; `null` deletes the saved one, where nothing is unsaved any more. */
    note(draft: Draft | null) {
      clear()
      if (draft === null) return deleteDraft(key)
      waiting = draft
      timer = setTimeout(flush, rest)
    },
    /** Leaves this draft to be offered again, and writes to another one from now on. */
    setAside(draft: Draft) {
      clear()
      isSaved = saveDraft(key, draft)
      key = newKey(scope)
    },
  }
}

function newKey(scope: DraftScope): string {
  return draftKey(scope, `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`)
}
