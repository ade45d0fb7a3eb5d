import { useSearchParams } from 'react-router'
import { deleteEnquiry, listEnquiries } from '#web/api/enquiries.ts'
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
import { ExportMenu } from './export-menu.tsx'
import { statusOf } from './status.ts'
import { StatusFilter } from './status-filter.tsx'
import { EnquiryTable } from './table.tsx'

export function meta() {
  return adminMeta('Enquiries')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = { status: statusOf(searchParams), page: pageOf(searchParams), limit: rowsOnPage }
  return { enquiries: later(listEnquiries(api, query)) }
}

export default function Enquiries({ loaderData: { enquiries } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const status = statusOf(search)
  return (
    <>
      <PageHead title="Enquiries">
        <ExportMenu enquiries={enquiries} status={status} />
      </PageHead>
      <StatusFilter status={status} />
      <Loaded promise={enquiries} loading="Loading enquiries...">
        {({ data, pagination }) => (
          <>
            {pagination.total === 0 ? (
              <NoEnquiries isFiltered={Boolean(status)} />
            ) : (
              <Deletable
                rows={data}
                itemType="Enquiry"
                nameOf={({ name }) => name}
                remove={(id) => deleteEnquiry(api, id)}
              >
                {(onDelete) => <EnquiryTable enquiries={data} onDelete={onDelete} />}
              </Deletable>
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}

function NoEnquiries({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="No enquiries yet" text="They appear here as they arrive." />
  return (
    <EmptyState title="No enquiries found" text="None has this status.">
      <ButtonLink to="/admin/enquiries" look="outline" size="small">
        Clear filters
      </ButtonLink>
    </EmptyState>
  )
}
