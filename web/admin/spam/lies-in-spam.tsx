import { useEffect, useState } from 'react'
import { useParams, useRevalidator } from 'react-router'
import { momentOf } from '#contract/dates.ts'
import type { Spam } from '#contract/spam.ts'
import { api } from '#web/api/request.ts'
import { acceptSpam, listSpam } from '#web/api/spam.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { orOnceMore } from '../list/once-more.ts'
import { isGone } from '../page/gone.ts'
import { reasonOf } from '../page/reason.ts'
import { relativeTime } from '../page/relative-time.ts'

/** Beside what the page of an enquiry says that cannot be loaded: that it was marked as spam, and the way to have it back. */
export function LiesInSpam({ error }: { error: unknown }) {
  const { id } = useParams()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const spam = useMarked(isGone(error) ? id : undefined)
  if (!spam?.marked) return null
  const { at, by } = spam.marked

  async function press(spamId: string) {
    setBusy(true)
    try {
      await orOnceMore(() => acceptSpam(api, spamId))
      await revalidate()
    } catch (failure) {
      toast.error('It could not be made an enquiry', { reason: reasonOf(failure) })
    }
    setBusy(false)
  }

  return (
    <div className="mt-6 max-w-prose">
      <p className="mb-4 wrap-anywhere">
        {by} marked this enquiry as spam.
        <time dateTime={at} title={momentOf(at)} className="annotation block text-ink-soft">
          {relativeTime(at)}
        </time>
      </p>
      <Button busy={isBusy} onClick={() => press(spam._id)}>
        Not spam
      </Button>
    </div>
  )
}

function useMarked(enquiry: string | undefined): Spam | undefined {
  const [found, setFound] = useState<Spam>()
  useEffect(() => {
    if (enquiry === undefined) return
    let isWanted = true
    listSpam(api, { enquiry })
      .then(({ data: [spam] }) => isWanted && setFound(spam))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [enquiry])
  return found?.marked?.enquiry === enquiry?.toLowerCase() ? found : undefined
}
