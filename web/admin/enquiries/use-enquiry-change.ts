import { useRevalidator } from 'react-router'
import type { Enquiry, EnquiryUpdate } from '#contract/enquiry.ts'
import { getEnquiry, updateEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { changeValue } from '../conflicts/change-value.ts'
import { isEditConflict } from '../conflicts/edit-conflict.ts'
import { isGone } from '../page/gone.ts'
import { useUndoableChange } from '../undo/use-undoable-change.ts'
import type { WayBack } from '../undo/way-back.ts'

/** What an administrator changes of an enquiry, each by itself. */
export type Handled = Required<Omit<EnquiryUpdate, 'updatedAt'>>

/** What is changed of an enquiry, as its changes say it. */
function handledOf({ _id, updatedAt, status, followUpOn, assignee }: Enquiry) {
  return { _id, updatedAt, status, followUpOn, assignee: assignee?._id ?? null }
}

const calls = {
  read: async (id: string) => handledOf(await getEnquiry(api, id)),
  update: (id: string, body: EnquiryUpdate) => updateEnquiry(api, id, body),
}

/** Changes one thing of an enquiry, unless somebody else has changed it since it was read. */
export function changeEnquiry<Name extends keyof Handled>(
  enquiry: Enquiry,
  name: Name,
  value: Handled[Name],
): Promise<WayBack | undefined> {
  return changeValue<Name, Handled[Name], ReturnType<typeof handledOf>>(
    calls,
    name,
    handledOf(enquiry),
    value,
  )
}

interface Said {
  done: string
  /** Once it is as it was. */
  undone: string
}

/** The same for a single enquiry: it says how that went, and offers Undo. What fails is thrown on. */
export function useEnquiryChange() {
  const change = useUndoableChange()
  const { revalidate } = useRevalidator()

  return async function make<Name extends keyof Handled>(
    enquiry: Enquiry,
    name: Name,
    value: Handled[Name],
    said: Said,
  ) {
    const words = { ...said, failed: 'Failed to update enquiry', nameOf: ({ name }: Enquiry) => name }
    await change(enquiry, () => changeEnquiry(enquiry, name, value), words).catch(async (error) => {
      // Then the page says who deleted it, and how it is had back.
      if (isEditConflict(error) || isGone(error)) await revalidate()
      throw error
    })
  }
}
