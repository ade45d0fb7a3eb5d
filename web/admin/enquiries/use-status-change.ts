import { useRevalidator } from 'react-router'
import type { Enquiry, EnquiryStatus } from '#contract/enquiry.ts'
import { getEnquiry, updateEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { isEditConflict } from '../conflicts/edit-conflict.ts'
import { useChange } from '../page/use-change.ts'
import { undoOf, type WayBack } from '../undo/way-back.ts'

/**
 * Changes the status of an enquiry, unless somebody else has given it another one since it was read.
 * @returns the way back; nothing where it has that status already
 */
export async function changeStatus(
  { _id, status: before, updatedAt: seen }: Enquiry,
  status: EnquiryStatus,
): Promise<WayBack | undefined> {
  if (before === status) return undefined
  try {
    const { updatedAt } = await updateEnquiry(api, _id, { status, updatedAt: seen })
    return () => updateEnquiry(api, _id, { status: before, updatedAt })
  } catch (error) {
    if (!isEditConflict(error)) throw error
    const now = await getEnquiry(api, _id)
    if (now.status === status) return undefined
    if (now.status !== before) throw error
    return changeStatus(now, status)
  }
}

/** The same for a single enquiry: it says how that went, and offers Undo. What fails is thrown on. */
export function useStatusChange() {
  const change = useChange()
  const { revalidate } = useRevalidator()

  return async function mark(enquiry: Enquiry, status: EnquiryStatus) {
    let back: WayBack | undefined
    await change(
      async () => {
        back = await changeStatus(enquiry, status)
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
