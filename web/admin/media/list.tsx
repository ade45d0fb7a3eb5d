import { useSearchParams } from 'react-router'
import { listMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { NoRows } from '../list/no-rows.tsx'
import { Pagination } from '../list/pagination.tsx'
import { SortSelect } from '../list/sort-select.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/list.ts'
import { isInRows, isNarrowed, mediaQueryOf, sortLabels } from './address.ts'
import { MediaFilters } from './filters.tsx'
import { MediaRows } from './rows.tsx'
import { ViewSwitch } from './view-switch.tsx'

export function meta() {
  return adminMeta('Media')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { media: later(load(new URL(request.url).searchParams)) }
}

async function load(search: URLSearchParams) {
  return { ...(await listMedia(api, mediaQueryOf(search))), isNarrowed: isNarrowed(search) }
}

/** All stored files: as pictures or in rows, with what shows each. */
export default function MediaLibrary({ loaderData: { media } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title="Media">
        <ViewSwitch />
      </PageHead>
      <MediaFilters />
      <Loaded promise={media} loading="Loading the library...">
        {({ data, pagination, isNarrowed }) => (
          <>
            {pagination.total === 0 ? (
              <NoRows
                items="files"
                isNarrowed={isNarrowed}
                title="No files yet"
                text="Every image and video that is uploaded in a form is found here, with where it is used."
              />
            ) : (
              <MediaRows
                files={data}
                total={pagination.total}
                isInRows={isInRows(search)}
                tools={<SortSelect standard="Newest first" labels={sortLabels} />}
              />
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
