import { listDesigns } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { viewsOrNull } from '#web/api/views.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NoRows } from '../list/no-rows.tsx'
import { Pagination } from '../list/pagination.tsx'
import { SavedViews } from '../list/views/saved-views.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { asSignedIn } from '../session/as-signed-in.ts'
import type { Route } from './+types/list.ts'
import { designQueryOf, isNarrowed } from './address.ts'
import { ExportButton } from './export-button.tsx'
import { DesignFilters } from './filters.tsx'
import { DesignTable } from './table.tsx'
import { viewedDesigns } from './viewed.ts'

export function meta() {
  return adminMeta('Designs')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { designs: later(asSignedIn(load(new URL(request.url).searchParams))) }
}

async function load(search: URLSearchParams) {
  const [page, views] = await Promise.all([
    listDesigns(api, designQueryOf(search)),
    viewsOrNull(api, viewedDesigns.list),
  ])
  return { ...page, views, isNarrowed: isNarrowed(search) }
}

export default function Designs({ loaderData: { designs } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Designs">
        <ButtonLink to="/admin/designs/import" look="outline" size="small" className="min-h-11">
          Import
        </ButtonLink>
        <ExportButton />
        <ButtonLink to="/admin/designs/new" size="small" className="min-h-11">
          Add New Design
        </ButtonLink>
      </PageHead>
      <DesignFilters />
      <Loaded promise={designs} loading="Loading designs...">
        {({ data, pagination, views, isNarrowed }) => (
          <>
            <SavedViews viewed={viewedDesigns} views={views} />
            {pagination.total === 0 ? (
              <NoRows
                items="designs"
                isNarrowed={isNarrowed}
                title="No designs yet"
                text="The catalogue begins with the first one."
              />
            ) : (
              <DesignTable designs={data} total={pagination.total} />
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
