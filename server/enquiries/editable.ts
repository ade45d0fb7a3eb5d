import { type Enquiry, enquiry, enquiryUpdate } from '#contract/enquiry.ts'
import { enquiryMessages } from '#contract/messages.ts'
import type { Editable } from '../versions/editable.ts'
import { readEnquiry } from './document.ts'
import { changeEnquiry, restoreEnquiry } from './save.ts'

/** What the visitor said can't be edited: no version copies it. */
export const editableEnquiries = {
  kind: 'enquiry',
  path: '/enquiries/{id}',
  tag: 'Enquiries',
  notFound: enquiryMessages.notFound,
  response: enquiry,
  updating: enquiryUpdate,
  read: readEnquiry,
  nameOf: ({ name }) => name,
  bodyOf: ({ status, followUpOn, assignee }) => ({ status, followUpOn, assignee: assignee?._id ?? null }),
  keeps: ['status', 'followUpOn', 'assignee', 'updatedAt'],
  change: changeEnquiry,
  restore: restoreEnquiry,
} satisfies Editable<Enquiry, typeof enquiryUpdate>
