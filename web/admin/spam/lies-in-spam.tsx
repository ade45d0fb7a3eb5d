import { useEffect, useState } from 'react'
import { Link, useParams, useRevalidator } from 'react-router'
import { momentOf } from '#contract/dates.ts'
import type { Spam } from '#contract/spam.ts'
import { api } from '#web/api/request.ts'
import { acceptSpam, listSpam, markAsSpam } from '#web/api/spam.ts'
import { Button } from '#web/ui/button.tsx'
import { orOnceMore } from '../list/once-more.ts'
import { rescueFocus } from '../page/focus.ts'
import { isGone } from '../page/gone.ts'
import { relativeTime } from '../page/relative-time.ts'
import { useChange } from '../page/use-change.ts'
import { useMay } from '../session/use-may.ts'
import { undoOf } from '../undo/way-back.ts'

/** What was an enquiry and lies in spam, or was deleted there. */
interface Found {
  spam: Spam
  isDeleted: boolean
}

/** Beside what the page of an enquiry says that cannot be loaded: that it was marked as spam, and the way to have it back. */
export function LiesInSpam({ error }: { error: unknown }) {
  const { id } = useParams()
  const found = useMarked(isGone(error) ? id : undefined, error)
  if (!found?.spam.marked) return null
  const { at, by } = found.spam.marked
  return (
    <div className="mt-6 max-w-line">
      <p className="mb-4 wrap-anywhere">
        {by} marked this enquiry as spam{found.isDeleted && ', and it was deleted there'}.
        <time dateTime={at} title={momentOf(at)} className="annotation block text-ink-soft">
          {relativeTime(at)}
        </time>
      </p>
      {found.isDeleted ? <WayToDeleted /> : <NotSpam spam={found.spam} enquiry={found.spam.marked.enquiry} />}
    </div>
  )
}

function WayToDeleted() {
  if (!useMay('delete-enquiries')) return null
  return (
    <Link to="/admin/enquiries/spam?deleted=true" className="ruled-link">
      What was deleted from spam
    </Link>
  )
}

function NotSpam({ spam, enquiry }: { spam: Spam; enquiry: string }) {
  const change = useChange()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    await change(() => orOnceMore(() => acceptSpam(api, spam._id)), {
      done: 'It is among the enquiries again',
      failed: 'It could not be made an enquiry',
      gone: 'It is not in spam any more',
      undo: undoOf({
        ways: new Map([[spam, () => orOnceMore(() => markAsSpam(api, enquiry))]]),
        done: () => 'It was put back into spam',
        verb: 'put back into spam',
        nameOf: ({ name }) => name,
        refresh: revalidate,
      }),
    }).catch(() => {})
    setBusy(false)
    // Into the page that has come in its place.
    rescueFocus(() => null)
  }

  return (
    <Button busy={isBusy} onClick={press}>
      Not spam
    </Button>
  )
}

/** @param error since when that is asked: each time that the page could not be loaded */
function useMarked(enquiry: string | undefined, error: unknown): Found | undefined {
  const [found, setFound] = useState<Found>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may lie elsewhere since
  useEffect(() => {
    if (enquiry === undefined) return
    let isWanted = true
    findMarked(enquiry)
      .then((spam) => isWanted && setFound(spam))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [enquiry, error])
  return found?.spam.marked?.enquiry === enquiry?.toLowerCase() ? found : undefined
}

async function findMarked(enquiry: string): Promise<Found | undefined> {
  for (const deleted of [false, true]) {
    const { data } = await listSpam(api, { enquiry, deleted })
    if (data[0]) return { spam: data[0], isDeleted: deleted }
  }
  return undefined
}
