import { useMemo } from 'react'
import type { Assignee, Enquiry } from '#contract/enquiry.ts'
import type { BulkAction } from '../list/bulk.ts'
import { useLatest } from '../page/use-latest.ts'
import { useOwnProfile } from '../session/own-profile.ts'
import { markAsSpam } from './mark-as-spam.ts'
import { changeEnquiry } from './use-enquiry-change.ts'

const actions: BulkAction<Enquiry>[] = [
  {
    label: 'Contacted',
    verb: 'marked as contacted',
    run: (enquiry) => changeEnquiry(enquiry, 'status', 'contacted'),
  },
  {
    label: 'Resolved',
    verb: 'marked as resolved',
    run: (enquiry) => changeEnquiry(enquiry, 'status', 'resolved'),
  },
  { label: 'Spam', verb: 'marked as spam', undone: 'taken back from spam', run: markAsSpam },
]

/** What can be done with several enquiries at once; where others could answer them too, they can be taken. */
export function useBulkActions(assignees: Promise<Assignee[]>): BulkAction<Enquiry>[] {
  const own = useOwnProfile()?._id
  const known = useLatest(assignees) ?? []
  const mayTake = known.length > 1 && known.some(({ _id }) => _id === own)
  return useMemo(() => (own && mayTake ? [...actions, takenBy(own)] : actions), [own, mayTake])
}

function takenBy(own: string): BulkAction<Enquiry> {
  return {
    label: 'Assign to me',
    verb: 'assigned to you',
    run: (enquiry) => changeEnquiry(enquiry, 'assignee', own),
  }
}
