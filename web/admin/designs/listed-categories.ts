import type { Category } from '#contract/category.ts'
import { isPublicAt } from '#contract/publishing.ts'
import { everyCategory } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'
import { askedWhenOpened } from '../list/asked-when-opened.ts'

interface ListedCategories {
  all: Category[]
  /** Those that visitors do not see, by id. */
  hidden: ReadonlyMap<string, Category>
}

/** The categories, as they were when a list of designs was opened. */
export const useListedCategories = askedWhenOpened<ListedCategories>(
  async () => {
    const all = await everyCategory(api, { status: 'any' })
    const now = new Date().toISOString()
    return {
      all,
      hidden: new Map(all.filter((each) => !isPublicAt(each, now)).map((each) => [each._id, each])),
    }
  },
  { all: [], hidden: new Map() },
)
