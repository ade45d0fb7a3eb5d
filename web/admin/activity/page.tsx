import { useSearchParams } from 'react-router'
import { may } from '#contract/roles.ts'
import { listAdmins } from '#web/api/accounts.ts'
import { listActivity } from '#web/api/activity.ts'
import { getProfile } from '#web/api/profile.ts'
import { api } from '#web/api/request.ts'
import { pageOf } from '../list/list-address.ts'
import { NoRows } from '../list/no-rows.tsx'
import { Pagination } from '../list/pagination.tsx'
import { rowsOnPage } from '../list/rows-on-page.ts'
import { BackLink } from '../page/back-link.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/page.ts'
import { ActivityDay, daysOf } from './day.tsx'
import { ActivityFilters } from './filters.tsx'
import { askedKind } from './kinds.ts'

export function meta() {
  return adminMeta('Activity')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { record: later(load(new URL(request.url).searchParams)) }
}

async function load(search: URLSearchParams) {
  const { role } = await getProfile(api)
  const kind = askedKind(role, search.get('kind'))
  const account = search.get('account') || undefined
  const [page, admins] = await Promise.all([
    listActivity(api, { kind, account, page: pageOf(search), limit: rowsOnPage(search, '50') }),
    may(role, 'accounts') ? listAdmins(api).catch(() => []) : [],
  ])
  return { ...page, admins }
}

export default function ActivityPage({ loaderData: { record } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <BackLink to="/admin/settings">Settings</BackLink>
      <PageHead title="Activity" note="Who changed what, and when" />
      <Loaded promise={record} loading="Loading activity...">
        {({ data, pagination, admins }) => (
          <>
            <ActivityFilters admins={admins} rows={data} />
            {pagination.total === 0 && (
              <NoRows
                items="activity"
                isNarrowed={search.has('kind') || search.has('account')}
                title="Nothing recorded yet"
                text="Changes appear here as they are made."
              />
            )}
            {daysOf(data).map(({ day, rows }) => (
              <ActivityDay key={day} day={day} rows={rows} />
            ))}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
