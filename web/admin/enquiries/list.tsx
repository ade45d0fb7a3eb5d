import { useSearchParams } from 'react-router'
import {
  assigneesOrNone,
  countEnquiries,
  countFollowUpsDue,
  listEnquiries,
  samePhoneCounts,
} from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { countSpam } from '#web/api/spam.ts'
import { viewsOrNull } from '#web/api/views.ts'
import { FilterChips } from '../list/filter-chips.tsx'
import { NoRows } from '../list/no-rows.tsx'
import { Pagination } from '../list/pagination.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { SavedViews } from '../list/views/saved-views.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/list.ts'
import { chipsOf, enquiryFiltersOf, enquiryQueryOf, isNarrowed } from './address.ts'
import { Arrivals } from './arrivals.tsx'
import { AssigneeFilter } from './assignee-filter.tsx'
import { ExportMenu } from './export-menu.tsx'
import { NotificationsSwitch } from './notifications/notifications-switch.tsx'
import { ReceivedFilter } from './received-filter.tsx'
import { StatusFilter } from './status-filter.tsx'
import { EnquiryTable } from './table.tsx'
import { viewedEnquiries } from './viewed.ts'

export function meta() {
  return adminMeta('Enquiries')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    enquiries: later(load(searchParams)),
    counts: later(countEnquiries(api, { ...enquiryFiltersOf(searchParams), followUp: undefined })),
    due: later(countFollowUpsDue(api)),
    spam: later(countSpam(api)),
    assignees: later(assigneesOrNone(api)),
  }
}

async function load(search: URLSearchParams) {
  const query = enquiryQueryOf(search)
  const [page, samePhone, views] = await Promise.all([
    listEnquiries(api, query),
    samePhoneCounts(api, query),
    viewsOrNull(api, viewedEnquiries.list),
  ])
  return { ...page, samePhone, views, isNarrowed: isNarrowed(search) }
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { enquiries, counts, due, spam, assignees } = loaderData
  const [search] = useSearchParams()
  const filters = enquiryFiltersOf(search)
  const arrivals = <Arrivals list={enquiries} />
  return (
    <>
      <PageHead title="Enquiries">
        <NotificationsSwitch />
        <ExportMenu enquiries={enquiries} filters={filters} />
      </PageHead>
      <StatusFilter filters={filters} counts={counts} due={due} spam={spam} />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label="Search enquiries" />
        <ReceivedFilter />
        <AssigneeFilter assignees={assignees} />
      </div>
      <FilterChips chips={chipsOf(search)} />
      <Loaded promise={enquiries} loading="Loading enquiries...">
        {({ data, samePhone, pagination, views, isNarrowed }) => (
          <>
            <SavedViews viewed={viewedEnquiries} views={views} />
            {pagination.total === 0 ? (
              <>
                {arrivals}
                <NoRows
                  items="enquiries"
                  isNarrowed={isNarrowed}
                  title="No enquiries yet"
                  text="They appear here as they arrive."
                />
              </>
            ) : (
              <EnquiryTable
                enquiries={data}
                samePhone={samePhone}
                assignees={assignees}
                total={pagination.total}
                arrivals={arrivals}
              />
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
