import { expect } from 'vitest'
import { enquiryFields } from '../factories.ts'
import { _id, gone, list, one, type Row } from './row.ts'

export const enquiryRows: Row[] = [
  {
    name: 'enquiries',
    route: 'GET /api/enquiries',
    statuses: [401, 403, 200],
    content: list({ name: enquiryFields().name, status: 'new' }),
  },
  {
    name: 'export',
    route: 'GET /api/enquiries/export?format=csv',
    statuses: [401, 403, 200],
    content: expect.stringContaining('Name,Email,Phone'),
  },
  {
    name: 'enquiry',
    route: 'GET /api/enquiries/{enquiry}',
    statuses: [401, 403, 200],
    content: one({ _id }),
  },
  {
    name: 'send enquiry',
    route: 'POST /api/enquiries',
    // The same enquiry again would be stored once.
    body: enquiryFields({ requirement: 'A house on plot {call}.' }),
    statuses: [201, 201, 201],
    content: { _id, requirement: 'A house on plot 3.', status: 'new' },
    records: ['enquiry', 'received'],
  },
  {
    name: 'change enquiry',
    route: 'PUT /api/enquiries/{enquiry}',
    body: { status: 'contacted' },
    statuses: [401, 403, 200],
    content: { _id, status: 'contacted' },
    records: ['enquiry', 'updated'],
  },
  {
    name: 'delete enquiry',
    route: 'DELETE /api/enquiries/{enquiry}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['enquiry', 'deleted'],
  },

  {
    name: 'enquiries by status',
    route: 'GET /api/enquiries/count-by-status?state=Kerala',
    statuses: [401, 403, 200],
    content: one({ new: expect.any(Number), contacted: expect.any(Number), resolved: expect.any(Number) }),
  },
  {
    name: 'enquiries from the same number',
    route: 'GET /api/enquiries/same-phone?id={notedEnquiry}',
    statuses: [401, 403, 200],
    content: { success: true, data: [{ _id, count: expect.any(Number) }] },
  },
  {
    name: 'who answers enquiries',
    route: 'GET /api/enquiries/assignees',
    statuses: [401, 403, 200],
    content: { success: true, data: expect.arrayContaining([{ _id, name: expect.any(String) }]) },
  },
  {
    name: 'what was agreed to with an enquiry',
    route: 'GET /api/enquiries/{notedEnquiry}/notice',
    statuses: [401, 403, 200],
    content: one({ words: expect.any(String), privacyPolicy: expect.any(String), since: expect.any(String) }),
  },
  {
    name: "a person's data",
    route: 'GET /api/people?email=nobody@example.com',
    statuses: [401, 403, 200],
    content: one({ enquiries: [], trash: [], spam: [] }),
  },
  {
    name: "erase a person's data",
    route: 'DELETE /api/people?email={forgotten}',
    statuses: [401, 403, 200],
    content: one({ enquiries: 1, spam: 0 }),
    records: ['enquiry', 'deleted-for-good'],
  },
  {
    name: 'spam',
    route: 'GET /api/spam',
    statuses: [401, 403, 200],
    content: list({ name: enquiryFields().name, suspicions: ['hidden-field'] }),
  },
  {
    name: 'mark as spam',
    route: 'POST /api/enquiries/{markedEnquiry}/spam',
    statuses: [401, 403, 200],
    content: { _id, marked: { by: expect.any(String) } },
    records: ['enquiry', 'marked-as-spam'],
  },
  {
    name: 'accept spam',
    route: 'POST /api/spam/{spam}/accept',
    statuses: [401, 403, 200],
    content: { _id, status: 'new' },
    records: ['enquiry', 'received'],
  },
  {
    name: 'take spam back',
    route: 'DELETE /api/spam/{spam}/accept',
    statuses: [401, 403, 200],
    content: gone,
    records: ['enquiry', 'deleted-for-good'],
  },
  {
    name: 'delete spam',
    route: 'DELETE /api/spam/{otherSpam}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['enquiry', 'deleted'],
  },
  {
    name: 'restore spam',
    route: 'POST /api/spam/{otherSpam}/restore',
    statuses: [401, 403, 200],
    content: { _id, suspicions: ['hidden-field'] },
    records: ['enquiry', 'restored'],
  },

  {
    name: 'quick replies',
    route: 'GET /api/replies',
    statuses: [401, 403, 200],
    content: { success: true, data: [expect.objectContaining({ _id, name: 'Fees', text: 'Hello' })] },
  },
  {
    name: 'add a quick reply',
    route: 'POST /api/replies',
    body: { name: 'Stages', text: 'Hello' },
    statuses: [401, 403, 201],
    content: { _id, name: 'Stages', text: 'Hello' },
  },
  {
    name: 'change a quick reply',
    route: 'PUT /api/replies/{reply}',
    body: { text: 'Hello again' },
    statuses: [401, 403, 200],
    content: { _id, name: 'Fees', text: 'Hello again' },
  },
  {
    name: 'delete a quick reply',
    route: 'DELETE /api/replies/{reply}',
    statuses: [401, 403, 200],
    content: gone,
  },

  {
    name: 'notes',
    route: 'GET /api/enquiries/{notedEnquiry}/notes',
    statuses: [401, 403, 200],
    content: list({ _id, text: 'Call after six.' }),
  },
  {
    name: 'add note',
    route: 'POST /api/enquiries/{notedEnquiry}/notes',
    body: { text: 'Called.' },
    statuses: [401, 403, 201],
    content: { _id, text: 'Called.' },
    records: ['enquiry', 'note-added'],
  },
  {
    name: 'delete note',
    route: 'DELETE /api/enquiries/{notedEnquiry}/notes/{note}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['enquiry', 'note-deleted'],
  },
  {
    name: 'restore note',
    route: 'POST /api/enquiries/{notedEnquiry}/notes/{note}/restore',
    statuses: [401, 403, 200],
    content: { _id, text: 'Call after six.' },
    records: ['enquiry', 'note-restored'],
  },

  {
    name: 'count a visit',
    route: 'POST /api/visits',
    body: { kind: 'search', search: 'igloo' },
    statuses: [204, 204, 204],
    content: '',
  },
  {
    name: 'visits',
    route: 'GET /api/visits',
    statuses: [401, 403, 200],
    content: one({ isCounting: true, searches: [{ text: 'igloo', count: expect.any(Number) }] }),
  },
  {
    name: 'dashboard',
    route: 'GET /api/dashboard',
    statuses: [401, 403, 200],
    content: one({ today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days: expect.any(Array) }),
  },
]
