import { useSearchParams } from 'react-router'
import type { Media } from '#contract/media.ts'
import { listMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { NoRows } from '../list/no-rows.tsx'
import { countOf } from '../list/noun.ts'
import { Pagination } from '../list/pagination.tsx'
import { SortSelect } from '../list/sort-select.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/list.ts'
import { isInRows, isNarrowed, mediaQueryOf, sortLabels } from './address.ts'
import { MediaFilters } from './filters.tsx'
import { MediaGrid } from './grid.tsx'
import { MediaTable, noun } from './table.tsx'
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
              <Files files={data} total={pagination.total} isInRows={isInRows(search)} />
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Files({ files, total, isInRows }: { files: Media[]; total: number; isInRows: boolean }) {
  const order = <SortSelect standard="Newest first" labels={sortLabels} />
  if (isInRows) return <MediaTable files={files} total={total} tools={order} />
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        <p role="status" className="annotation text-ink-soft">
          {countOf(noun, total)}
        </p>
        {order}
      </div>
      <MediaGrid files={files} />
    </>
  )
}
