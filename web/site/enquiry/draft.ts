const entry = 'enquiry'

/** What was typed and not sent yet, by field. `save-draft.ts` saves it, from before this code has come. */
export function readDraft(): Record<string, string | undefined> {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? '{}')
  } catch {
    return {}
  }
}

/** Puts back what could not be sent after all. */
export function keepDraft(values: object) {
  localStorage.setItem(entry, JSON.stringify(values))
}

export function forgetDraft() {
  localStorage.removeItem(entry)
}
