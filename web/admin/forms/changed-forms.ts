/** What becomes of a changed form's content when its page is left. */
export type Kept = 'whole' | 'without files' | 'not'

const changed = new Map<object, Kept>()
const listeners = new Set<() => void>()

/** Notes that a form holds what is not saved, and what becomes of it; `null` that it does not. */
export function noteChanged(form: object, kept: Kept | null) {
  if ((changed.get(form) ?? null) === kept) return
  if (kept) changed.set(form, kept)
  else changed.delete(form)
  for (const listener of listeners) listener()
}

/** What becomes of what the page's forms hold, the worst of it; `null` where everything is saved. */
export function changedForms(): Kept | null {
  const all = new Set(changed.values())
  return (['not', 'without files', 'whole'] as const).find((kept) => all.has(kept)) ?? null
}

/** @returns ends it */
export function onChangedForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
