import { limits } from '#contract/limits.ts'
import type { Spam } from '#contract/spam.ts'
import { api } from '#web/api/request.ts'
import { acceptSpam, deleteSpam, listSpam } from '#web/api/spam.ts'
import { wholeList } from '#web/api/whole-list.ts'
import type { BulkAction } from '../list/bulk.ts'
import { pageOf, rowsOnPage } from '../list/list-address.ts'
import { NoRows } from '../list/no-rows.tsx'
import { countOf } from '../list/noun.ts'
import { Pagination } from '../list/pagination.tsx'
import { Rows } from '../list/rows.tsx'
import { BackLink } from '../page/back-link.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { useChange } from '../page/use-change.ts'
import { useMay } from '../session/use-may.ts'
import type { Route } from './+types/list.ts'
import { columnsOf } from './columns.tsx'

const noun = { one: 'Message', many: 'Messages' }
const accepting = {
  done: 'It is among the new enquiries now',
  failed: 'It could not be made an enquiry',
}
const actions: BulkAction<Spam>[] = [
  {
    label: 'Not spam',
    verb: 'moved to the new enquiries',
    async run({ _id }) {
      await acceptSpam(api, _id)
      return undefined
    },
  },
]

export function meta() {
  return adminMeta('Spam')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams)
  return { spam: later(listSpam(api, { page, limit: rowsOnPage })) }
}

export default function SpamList({ loaderData: { spam } }: Route.ComponentProps) {
  const change = useChange()
  const mayDelete = useMay('delete-enquiries')
  return (
    <>
      <BackLink to="/admin/enquiries">Enquiries</BackLink>
      <PageHead
        title="Spam"
        note={`What looks like it. Nobody was mailed; after ${limits.spam.days} days it is deleted.`}
      />
      <Loaded promise={spam} loading="Loading spam...">
        {({ data, pagination }) => (
          <>
            {pagination.total === 0 ? (
              <NoRows
                items="spam"
                isNarrowed={false}
                title="No spam"
                text="What looks like spam lies here, apart from the enquiries."
              />
            ) : (
              <Rows
                rows={data}
                noun={noun}
                isRoomy
                nameOf={({ name, email }) => name || email || 'Somebody'}
                count={countOf(noun, pagination.total)}
                columns={(onDelete) =>
                  columnsOf(
                    ({ _id }) => change(() => acceptSpam(api, _id), accepting),
                    mayDelete ? onDelete : undefined,
                  )
                }
                matching={{
                  total: pagination.total,
                  read: () => wholeList((paging) => listSpam(api, paging)),
                }}
                remove={mayDelete ? (id) => deleteSpam(api, id) : null}
                isForGood
                actions={actions}
              />
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
