const place = 'enquiry'

/** What was typed and not sent yet, by field. `keep-typed.ts` keeps it, from before this code has come. */
export function readDraft(): Record<string, string | undefined> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}')
  } catch {
    return {}
  }
}

/** Puts back what could not be sent after all. */
export function keepDraft(values: object) {
  localStorage.setItem(place, JSON.stringify(values))
}

export function forgetDraft() {
  localStorage.removeItem(place)
}
