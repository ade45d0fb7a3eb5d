import { type Enquiry, enquiry, enquiryUpdate } from '#contract/enquiry.ts'
import { enquiryMessages } from '#contract/messages.ts'
import type { Editable } from '../versions/editable.ts'
import { readEnquiry } from './document.ts'
import { changeEnquiry } from './save.ts'

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
  bodyOf: ({ status, followUpOn }) => ({ status, followUpOn }),
  keeps: ['status', 'followUpOn', 'updatedAt'],
  change: changeEnquiry,
} satisfies Editable<Enquiry, typeof enquiryUpdate>
