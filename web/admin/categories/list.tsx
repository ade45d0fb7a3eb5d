import { useSearchParams } from 'react-router'
import type { Category } from '#contract/category.ts'
import { sortKey } from '#contract/identity.ts'
import { everyCategory } from '#web/api/categories.ts'
import { orderCategories } from '#web/api/kept-categories.ts'
import { api } from '#web/api/request.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { choiceOf, pageOf, wordsOf } from '../list/list-address.ts'
import { NoRows } from '../list/no-rows.tsx'
import { Pagination } from '../list/pagination.tsx'
import { rowsOnPage } from '../list/rows-on-page.ts'
import { SearchBox } from '../list/search-box.tsx'
import { isOtherList, matching, pageOfWhole } from '../list/whole-list.ts'
import { SavedOrdering } from '../ordering/saved-ordering.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { StatusFilter, useOfStatus } from '../publishing/status-filter.tsx'
import { asSignedIn } from '../session/as-signed-in.ts'
import type { Route } from './+types/list.ts'
import { searchedTextOf } from './searched-text.ts'
import { CategoryTable } from './table.tsx'

export function meta() {
  return adminMeta('Categories')
}

/** All of them: there are few, and every one can be found as it is typed. */
export function clientLoader() {
  return { categories: later(asSignedIn(everyCategory(api, { status: 'any' }))) }
}

export const shouldRevalidate = isOtherList

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const ofStatus = useOfStatus()
  return (
    <>
      <PageHead title="Categories">
        <ButtonLink to="/admin/categories/new" size="small" className="min-h-11">
          Add New Category
        </ButtonLink>
      </PageHead>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox label="Search categories" />
        <StatusFilter />
      </div>
      <Loaded promise={categories} loading="Loading categories..." unsaid="Failed to fetch categories">
        {(all) => {
          const found = shownCategories(ofStatus(all), search)
          const { rows, pagination } = pageOfWhole(found, pageOf(search), rowsOnPage(search))
          if (pagination.total === 0)
            return (
              <NoRows
                items="categories"
                isNarrowed={all.length > 0}
                text="Every design belongs to a category."
              />
            )
          return (
            <>
              <SavedOrdering rows={rows} isPartial={rows.length < all.length} save={orderCategories}>
                {(ordered) => <CategoryTable categories={ordered} found={found} />}
              </SavedOrdering>
              <Pagination {...pagination} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** The categories that the address asks for, in its order. */
function shownCategories(categories: Category[], search: URLSearchParams): Category[] {
  const found = matching(categories, wordsOf(search, 'search'), searchedTextOf)
  const sort = choiceOf(search, 'sort', ['name', 'name-desc'])
  if (!sort) return found
  const sorted = found.toSorted((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1))
  return sort === 'name' ? sorted : sorted.toReversed()
}
