import { useSearchParams } from 'react-router'
import { trashKinds } from '#contract/trash.ts'
import { api } from '#web/api/request.ts'
import { listTrash } from '#web/api/trash.ts'
import { kindLabels } from '../activity/text.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { NoRows } from '../list/no-rows.tsx'
import { Pagination } from '../list/pagination.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/list.ts'
import { kindIn, trashQueryOf } from './address.ts'
import { EmptyTrash } from './empty-trash.tsx'
import { TrashTable } from './table.tsx'

const kinds = trashKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))

export function meta() {
  return adminMeta('Trash')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { trash: later(listTrash(api, trashQueryOf(new URL(request.url).searchParams))) }
}

/** What was deleted: it can be restored until its days are over. */
export default function Trash({ loaderData: { trash } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const kind = kindIn(search)
  return (
    <>
      <PageHead title="Trash" />
      <div className="mb-4 flex">
        <FilterSelect name="kind" label="Kind" any="All kinds" options={kinds} />
      </div>
      <Loaded promise={trash} loading="Loading the trash...">
        {({ data, pagination }) => (
          <>
            {pagination.total === 0 ? (
              <NoRows
                items="deleted items"
                isNarrowed={kind !== undefined}
                title="The trash is empty"
                text="What is deleted lies here for a while, and can be restored."
              />
            ) : (
              <TrashTable
                items={data}
                total={pagination.total}
                tools={<EmptyTrash kind={kind} total={pagination.total} />}
              />
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
