import { deleteCategory, listCategories } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Deletable } from '../deletable.tsx'
import { pageOf, rowsOnPage } from '../list-address.ts'
import { Loaded, later } from '../loaded.tsx'
import { adminMeta } from '../meta.ts'
import { PageHead } from '../page-head.tsx'
import { Pagination } from '../pagination.tsx'
import type { Route } from './+types/list.ts'
import { CategoryTable } from './table.tsx'

export function meta() {
  return adminMeta('Categories')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams)
  return { categories: later(listCategories(api, { page, limit: rowsOnPage })) }
}

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Categories">
        <ButtonLink to="/admin/categories/new" size="small" className="min-h-11">
          Add New Category
        </ButtonLink>
      </PageHead>
      <Loaded promise={categories} loading="Loading categories...">
        {({ data, pagination }) => (
          <>
            {pagination.total === 0 ? (
              <EmptyState title="No categories found" text="Every design belongs to a category." />
            ) : (
              <Deletable
                rows={data}
                itemType="Category"
                nameOf={({ name }) => name}
                remove={(id) => deleteCategory(api, id)}
              >
                {(onDelete) => <CategoryTable categories={data} onDelete={onDelete} />}
              </Deletable>
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
