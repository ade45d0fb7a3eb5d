import { useRevalidator, useSearchParams } from 'react-router'
import { limits } from '#contract/limits.ts'
import type { Spam } from '#contract/spam.ts'
import { api } from '#web/api/request.ts'
import { acceptSpam, deleteSpam, listSpam, markAsSpam, restoreSpam, takeSpamBack } from '#web/api/spam.ts'
import { wholeList } from '#web/api/whole-list.ts'
import type { BulkAction } from '../list/bulk.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { pageOf } from '../list/list-address.ts'
import { NoRows } from '../list/no-rows.tsx'
import { countOf } from '../list/noun.ts'
import { orOnceMore } from '../list/once-more.ts'
import { Pagination } from '../list/pagination.tsx'
import { Rows } from '../list/rows.tsx'
import { rowsOnPage } from '../list/rows-on-page.ts'
import { BackLink } from '../page/back-link.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { useChange } from '../page/use-change.ts'
import { useMay } from '../session/use-may.ts'
import { undoOf } from '../undo/way-back.ts'
import type { Route } from './+types/list.ts'
import { columnsOf } from './columns.tsx'

const noun = { one: 'Message', many: 'Messages' }
const accepting = ({ marked }: Spam) => ({
  done: marked ? 'It is among the enquiries again' : 'It is among the new enquiries now',
  failed: 'It could not be made an enquiry',
  gone: 'It is not in spam any more',
})
const takenBack = 'put back into spam'
/** What was an enquiry before is marked again; what never was, is none. */
const backInSpam =
  ({ _id, marked }: Spam) =>
  () =>
    orOnceMore<unknown>(() => (marked ? markAsSpam(api, marked.enquiry) : takeSpamBack(api, _id)))
const acceptingMany: BulkAction<Spam> = {
  label: 'Not spam',
  verb: 'moved to the enquiries',
  undone: takenBack,
  async run(message) {
    await orOnceMore(() => acceptSpam(api, message._id))
    return backInSpam(message)
  },
}
const restoring = {
  done: 'It is in spam again',
  failed: 'It could not be restored',
  gone: 'It is not among what was deleted any more',
}
const restoringMany: BulkAction<Spam> = {
  label: 'Restore',
  verb: 'restored',
  undone: 'deleted',
  async run({ _id }) {
    await orOnceMore(() => restoreSpam(api, _id))
    return () => orOnceMore(() => deleteSpam(api, _id))
  },
}
const nameOf = ({ name, email }: Spam) => name || email || 'Somebody'
const isDeleted = (search: URLSearchParams) => search.get('deleted') === 'true'

export function meta() {
  return adminMeta('Spam')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = {
    page: pageOf(searchParams),
    limit: rowsOnPage(searchParams),
    deleted: isDeleted(searchParams),
  }
  return { spam: later(listSpam(api, query)) }
}

export default function SpamList({ loaderData: { spam } }: Route.ComponentProps) {
  const change = useChange()
  const { revalidate } = useRevalidator()
  const mayDelete = useMay('delete-enquiries')
  const deleted = isDeleted(useSearchParams()[0])
  return (
    <>
      <BackLink to="/admin/enquiries">Enquiries</BackLink>
      <PageHead
        title="Spam"
        note={`What looks like it, of which nobody was mailed, and what was marked as such. After ${limits.spam.days} days it is deleted.`}
      />
      {mayDelete && (
        <div className="mb-4 flex">
          <FilterSelect
            name="deleted"
            label="Show"
            any="What lies in spam"
            options={[{ value: 'true', label: 'What was deleted' }]}
          />
        </div>
      )}
      <Loaded promise={spam} loading="Loading spam...">
        {({ data, pagination }) => (
          <>
            {pagination.total === 0 ? (
              <NoRows
                items="spam"
                isNarrowed={deleted}
                title="No spam"
                text="What looks like spam, or was marked as such, lies here, apart from the enquiries."
              />
            ) : (
              <Rows
                rows={data}
                noun={noun}
                isRoomy
                nameOf={nameOf}
                count={countOf(noun, pagination.total)}
                columns={(onDelete) =>
                  columnsOf(
                    deleted
                      ? [
                          {
                            label: 'Restore',
                            run: ({ _id }) => change(() => restoreSpam(api, _id), restoring).catch(() => {}),
                          },
                        ]
                      : [
                          {
                            label: 'Not spam',
                            run: (message) =>
                              change(() => acceptSpam(api, message._id), {
                                ...accepting(message),
                                undo: undoOf({
                                  ways: new Map([[message, backInSpam(message)]]),
                                  done: () => `It was ${takenBack}`,
                                  verb: takenBack,
                                  nameOf,
                                  refresh: revalidate,
                                }),
                              }).catch(() => {}),
                          },
                          ...(mayDelete ? [{ label: 'Delete', run: onDelete }] : []),
                        ],
                  )
                }
                matching={{
                  total: pagination.total,
                  read: () => wholeList((paging) => listSpam(api, { ...paging, deleted })),
                }}
                remove={mayDelete && !deleted ? (id) => deleteSpam(api, id) : null}
                restore={(id) => restoreSpam(api, id)}
                actions={[deleted ? restoringMany : acceptingMany]}
              />
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
