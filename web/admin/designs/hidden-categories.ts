import type { Category } from '#contract/category.ts'
import { isPublicAt } from '#contract/publishing.ts'
import { everyCategory } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'

/** Categories that visitors do not see, by id. */
type HiddenCategories = ReadonlyMap<string, Category>

let hidden: HiddenCategories = new Map()
const listeners = new Set<() => void>()

/** As they were when a list was opened. */
export function hiddenCategories(): HiddenCategories {
  return hidden
}

/** Asks anew with whoever is the first to listen: a list that has been opened. @returns a function that stops listening */
export function onHiddenCategories(listener: () => void): () => void {
  if (listeners.size === 0) void refresh()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A mark is no reason to show an error in place of the list. */
async function refresh() {
  const all = await everyCategory(api, { status: 'any' }).catch(() => [])
  const now = new Date().toISOString()
  hidden = new Map(all.filter((each) => !isPublicAt(each, now)).map((each) => [each._id, each]))
  for (const listener of listeners) listener()
}
