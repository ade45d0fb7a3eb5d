/** What becomes of a changed form's content when its page is left. */
export type Kept = 'whole' | 'with files' | 'not'

interface Changed {
  kept: Kept
  /** The tab that it stands in, if it stands in one. */
  tab: string | undefined
}

const changed = new Map<object, Changed>()
const listeners = new Set<() => void>()

/** Notes that a form holds what is not saved, and what becomes of it; `null` that it does not. */
export function noteChanged(form: object, kept: Kept | null, tab?: string) {
  if ((changed.get(form)?.kept ?? null) === kept) return
  if (kept) changed.set(form, { kept, tab })
  else changed.delete(form)
  for (const listener of listeners) listener()
}

/** What becomes of what the page's forms hold, the worst of it; `null` where everything is saved. */
export function changedForms(): Kept | null {
  const all = new Set([...changed.values()].map(({ kept }) => kept))
  return (['not', 'with files', 'whole'] as const).find((kept) => all.has(kept)) ?? null
}

/** The tabs in which something is not saved, as one text. */
export function changedTabs(): string {
  return [...changed.values()].map(({ tab }) => tab).join(' ')
}

/** @returns ends it */
export function onChangedForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
