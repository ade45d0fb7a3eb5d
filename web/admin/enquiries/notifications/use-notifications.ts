import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { counted } from '#contract/count.ts'
import type { NewEnquiries } from '../new-enquiries.ts'
import { enquiriesPath, pathOf } from '../paths.ts'
import { answerOtherTabs, isAnyInFront } from './in-front.ts'
import { isNotifying, isTold, noteTold, showNotification } from './notifications.ts'

/** Tells of enquiries that come while another window is in front; a press on the notification opens them. */
export function useNotifications({ count, last, from, isRead }: NewEnquiries): void {
  const navigate = useNavigate()
  const known = useRef({ count, last, isRead })
  useEffect(answerOtherTabs, [])
  useEffect(() => {
    const before = known.current
    const isLater = last > before.last
    // One that is new again, because its answer was undone, is told once.
    known.current = { count, last: isLater ? last : before.last, isRead }
    if (!before.isRead || !isLater || !isNotifying()) return
    tell(count - before.count)

    async function tell(more: number) {
      const isSeen = await isAnyInFront()
      if (isTold(last)) return
      noteTold(last)
      if (isSeen) return
      showNotification({
        title: more > 1 ? counted(more, 'new enquiry', 'new enquiries') : 'New enquiry',
        text: more > 1 ? `The latest from ${from}` : `From ${from}`,
        about: last,
        onClick: () => navigate(more > 1 ? enquiriesPath : pathOf({ _id: last })),
      })
    }
  }, [count, last, from, isRead, navigate])
}
