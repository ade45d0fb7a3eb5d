import { useSearchParams } from 'react-router'
import { deleteDesign, listDesigns } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Deletable } from '../deletable.tsx'
import { pageOf, rowsOnPage } from '../list-address.ts'
import { Loaded, later } from '../loaded.tsx'
import { adminMeta } from '../meta.ts'
import { PageHead } from '../page-head.tsx'
import { Pagination } from '../pagination.tsx'
import { SearchBox } from '../search-box.tsx'
import type { Route } from './+types/list.ts'
import { DesignTable } from './table.tsx'

export function meta() {
  return adminMeta('Designs')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('search') || undefined
  return { designs: later(listDesigns(api, { search, page: pageOf(searchParams), limit: rowsOnPage })) }
}

export default function Designs({ loaderData: { designs } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title="Designs">
        <ButtonLink to="/admin/designs/new" size="small" className="min-h-11">
          Add New Design
        </ButtonLink>
      </PageHead>
      <Loaded promise={designs} loading="Loading designs...">
        {({ data, pagination }) => (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-4">
              <SearchBox label="Search designs" />
              <p role="status" className="annotation text-ink-soft">
                {pagination.total} {pagination.total === 1 ? 'design' : 'designs'}
              </p>
            </div>
            {pagination.total === 0 ? (
              <NoDesigns isFiltered={search.has('search')} />
            ) : (
              <Deletable
                rows={data}
                itemType="Design"
                nameOf={({ title }) => title}
                remove={(id) => deleteDesign(api, id)}
              >
                {(onDelete) => <DesignTable designs={data} onDelete={onDelete} />}
              </Deletable>
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}

function NoDesigns({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return <EmptyState title="No designs yet" text="The catalogue begins with the first one." />
  return (
    <EmptyState title="No designs found" text="None matches this search.">
      <ButtonLink to="/admin/designs" look="outline" size="small">
        Clear filters
      </ButtonLink>
    </EmptyState>
  )
}
