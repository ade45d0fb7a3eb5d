import { expect, test } from 'vitest'
import type { Publishing } from './publishing.ts'
import { standingOf } from './publishing-in-words.ts'

const now = new Date('2026-11-20T06:30:00Z')
const monday = '2026-11-23T03:30:00.000Z'

test.each<[Partial<Publishing>, string | null]>([
  [{}, null],
  [{ status: 'draft', publishAt: monday }, 'Draft'],
  [{ status: 'hidden' }, 'Hidden'],
  [{ publishAt: monday }, 'From Mon 23 Nov, 9:00'],
  [{ publishAt: '2027-01-04T13:05:00.000Z' }, 'From Mon 4 Jan 2027, 18:35'],
  [{ publishAt: '2026-11-19T00:00:00.000Z' }, null],
  [{ publishAt: '2026-11-19T00:00:00.000Z', unpublishAt: monday }, 'Until Mon 23 Nov, 9:00'],
  [{ publishAt: monday, unpublishAt: '2026-12-01T00:00:00.000Z' }, 'From Mon 23 Nov, 9:00'],
  [{ unpublishAt: '2026-11-19T00:00:00.000Z' }, 'Ended Thu 19 Nov, 5:30'],
])('%j stands as %s', (fields, expected) => {
  expect(standingOf({ status: 'published', publishAt: null, unpublishAt: null, ...fields }, now)).toBe(
    expected,
  )
})
