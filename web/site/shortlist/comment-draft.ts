const entry = (key: string) => `shortlist-comment ${key}`

/** What was typed of a shared shortlist and not said yet: it stays in this tab. */
export function readCommentDraft(key: string): string {
  try {
    return sessionStorage.getItem(entry(key)) ?? ''
  } catch {
    return ''
  }
}

/** @param text what was typed; nothing once it was said */
export function keepCommentDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(entry(key), text)
    else sessionStorage.removeItem(entry(key))
  } catch {
    // Nothing can be saved here: it stays as long as the page does.
  }
}
