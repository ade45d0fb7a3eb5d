import { useSearchParams } from 'react-router'
import { everyCategory, orderCategories } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { pageOf, rowsOnPage } from '../list/list-address.ts'
import { NoRows } from '../list/no-rows.tsx'
import { Pagination } from '../list/pagination.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { isOtherList, pageOfWhole } from '../list/whole.ts'
import { Ordered } from '../ordering/ordered.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/list.ts'
import { shownCategories } from './shown.ts'
import { CategoryTable } from './table.tsx'

export function meta() {
  return adminMeta('Categories')
}

/** All of them: there are few, and every one can be found as it is typed. */
export function clientLoader() {
  return { categories: later(everyCategory(api)) }
}

export const shouldRevalidate = isOtherList

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title="Categories">
        <ButtonLink to="/admin/categories/new" size="small" className="min-h-11">
          Add New Category
        </ButtonLink>
      </PageHead>
      <div className="mb-4 flex">
        <SearchBox label="Search categories" />
      </div>
      <Loaded promise={categories} loading="Loading categories...">
        {(all) => {
          const found = shownCategories(all, search)
          const { rows, pagination } = pageOfWhole(found, pageOf(search), rowsOnPage)
          if (pagination.total === 0)
            return (
              <NoRows
                things="categories"
                isNarrowed={all.length > 0}
                text="Every design belongs to a category."
              />
            )
          return (
            <>
              <Ordered rows={rows} isPart={rows.length < all.length} save={orderCategories}>
                {(ordered) => <CategoryTable categories={ordered} found={found} />}
              </Ordered>
              <Pagination {...pagination} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
