import type { Category } from '#contract/category.ts'
import { isPublicAt } from '#contract/publishing.ts'
import { everyCategory } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'

let all: Category[] = []
let hidden: ReadonlyMap<string, Category> = new Map()
const listeners = new Set<() => void>()

/** All categories, as they were when a list was opened. */
export function listedCategories(): Category[] {
  return all
}

/** Those that visitors do not see, by id. */
export function hiddenCategories(): ReadonlyMap<string, Category> {
  return hidden
}

/** Asks anew with whoever is the first to listen: a list that has been opened. @returns a function that stops listening */
export function onListedCategories(listener: () => void): () => void {
  if (listeners.size === 0) void refresh()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A mark or a filter is no reason to show an error in place of the list. */
async function refresh() {
  all = await everyCategory(api, { status: 'any' }).catch(() => [])
  const now = new Date().toISOString()
  hidden = new Map(all.filter((each) => !isPublicAt(each, now)).map((each) => [each._id, each]))
  for (const listener of listeners) listener()
}
