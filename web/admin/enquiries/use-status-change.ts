import { useRevalidator } from 'react-router'
import type { Enquiry, EnquiryStatus, EnquiryUpdate } from '#contract/enquiry.ts'
import { getEnquiry, updateEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { changeStatus } from '../conflicts/change-status.ts'
import { isEditConflict } from '../conflicts/edit-conflict.ts'
import { useChange } from '../page/use-change.ts'
import { undoOf, type WayBack } from '../undo/way-back.ts'

const calls = {
  read: (id: string) => getEnquiry(api, id),
  update: (id: string, body: EnquiryUpdate) => updateEnquiry(api, id, body),
}

/** Changes the status of an enquiry, unless somebody else has given it another one since it was read. */
export function changeEnquiryStatus(enquiry: Enquiry, status: EnquiryStatus): Promise<WayBack | undefined> {
  return changeStatus<EnquiryStatus, Enquiry>(calls, enquiry, status)
}

/** The same for a single enquiry: it says how that went, and offers Undo. What fails is thrown on. */
export function useStatusChange() {
  const change = useChange()
  const { revalidate } = useRevalidator()

  return async function mark(enquiry: Enquiry, status: EnquiryStatus) {
    let back: WayBack | undefined
    await change(
      async () => {
        back = await changeEnquiryStatus(enquiry, status)
      },
      {
        done: 'Enquiry status updated',
        failed: 'Failed to update enquiry',
        get undo() {
          return undoOf({
            ways: new Map(back && [[enquiry, back]]),
            done: () => 'Enquiry status changed back',
            verb: 'changed back',
            nameOf: ({ name }) => name,
            refresh: revalidate,
          })
        },
      },
    ).catch(async (error) => {
      if (isEditConflict(error)) await revalidate()
      throw error
    })
  }
}
