/** What is left of an unsaved form once its page is left: all of it as a draft, its files for a day only, or nothing. */
export type Retention = 'all' | 'files for a day' | 'nothing'

interface UnsavedForm {
  retention: Retention
  /** The tab that shows the form, if it stands in one. */
  tab: string | undefined
}

const unsaved = new Map<object, UnsavedForm>()
const listeners = new Set<() => void>()

/** Notes that a form holds unsaved changes and what is left of them when the page is left; `null` where it holds none. */
export function noteUnsaved(form: object, retention: Retention | null, tab?: string) {
  if ((unsaved.get(form)?.retention ?? null) === retention) return
  if (retention) unsaved.set(form, { retention, tab })
  else unsaved.delete(form)
  for (const listener of listeners) listener()
}

/** The least that is left of any unsaved form on the page; `null` where everything is saved. */
export function unsavedForms(): Retention | null {
  const all = new Set([...unsaved.values()].map(({ retention }) => retention))
  return (['nothing', 'files for a day', 'all'] as const).find((retention) => all.has(retention)) ?? null
}

/** The names of the tabs with unsaved forms, in one text. */
export function unsavedTabs(): string {
  return [...unsaved.values()].map(({ tab }) => tab).join(' ')
}

/** @returns a function that stops listening */
export function onUnsavedForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
