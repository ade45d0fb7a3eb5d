import { expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { timelineOf } from './timeline.ts'

const enquiry = { _id: 'e', createdAt: '2026-11-01T00:00:00.000Z', about: null }
const by = { _id: 'a', name: 'Meera Iyer' }

function entry(at: string, fields: Partial<Activity>): Activity {
  const subject = { _id: 'e', name: 'Asha Rao', exists: true }
  return { _id: at, at, account: by, action: 'updated', kind: 'enquiry', subject, changes: [], ...fields }
}

test('what happened is told newest first, with who did it', () => {
  const note = { _id: 'n', createdAt: '2026-11-02T00:00:00.000Z', account: by, text: 'Call after six.' }
  const changes = [
    { field: 'status', from: 'new', to: 'contacted' },
    { field: 'followUpOn', from: null, to: '2026-11-30' },
  ]
  const entries = timelineOf(
    enquiry,
    [note],
    [
      entry('2026-11-04T00:00:00.000Z', { action: 'note-deleted' }),
      entry('2026-11-03T12:00:00.000Z', { changes: [{ field: 'followUpOn', from: '2026-11-30', to: null }] }),
      entry('2026-11-03T00:00:00.000Z', { changes }),
      entry('2026-11-02T00:00:00.000Z', { action: 'note-added' }),
      entry('2026-11-01T00:00:00.000Z', { action: 'received' }),
    ],
  )
  expect(entries.map(({ what, who, note }) => [what, who, note?.text])).toEqual([
    ['Note deleted', 'Meera Iyer', undefined],
    ['Follow-up cleared', 'Meera Iyer', undefined],
    ['New → Contacted, Follow-up on 30 Nov 2026', 'Meera Iyer', undefined],
    ['Note', 'Meera Iyer', 'Call after six.'],
    ['Received', 'Website', undefined],
  ])
})

test('an enquiry from before the record was kept begins with its arrival, and the design it came from', () => {
  const about = {
    code: 'ARC-1001',
    title: 'Villa',
    price: null,
    image: null,
    isSample: false,
    list: [],
    plot: null,
    search: null,
    page: null,
  }
  expect(timelineOf({ ...enquiry, about }, [], []).map(({ what }) => what)).toEqual([
    'Received from ARC-1001',
  ])
})
