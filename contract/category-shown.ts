import type { Category } from './category.ts'

/** Whether visitors see a category: one that is to be hidden while it is empty waits for its first design. */
export function isShown({ hideWhenEmpty, designCount }: Pick<Category, 'hideWhenEmpty' | 'designCount'>) {
  return !hideWhenEmpty || designCount > 0
}
