import { expect, test } from 'vitest'
import { queryAsOf, searchAsOf, viewedEnquiries } from './viewed.ts'

const queryOf = (search: string, today = '2026-11-27') => queryAsOf(new URLSearchParams(search), today)

test.each([
  ['status=new&search=asha%20rao', 'status=new&search=asha+rao'],
  ['sort=oldest&page=3&rows=50&state=Kerala', 'state=Kerala&sort=oldest'],
  ['from=2026-11-23&to=2026-11-29', 'received=week'],
  ['from=2026-11-02&to=2026-11-03', 'from=2026-11-02&to=2026-11-03'],
  ['status=gone&from=yesterday&sort=up', ''],
])('of the address %j a view keeps %j', (search, query) => {
  expect(queryOf(search)).toBe(query)
})

test('this week is that of the day on which the view is opened', () => {
  const query = queryOf('status=new&from=2026-11-23&to=2026-11-29')
  const nextWeek = searchAsOf(query, '2026-12-03')
  expect(nextWeek.toString()).toBe('status=new&from=2026-11-30&to=2026-12-06')
  expect(queryOf(nextWeek.toString(), '2026-12-03')).toBe(query)
})

test('a period that is none narrows nothing', () => {
  expect(viewedEnquiries.searchOf('status=new&received=century').toString()).toBe('status=new')
})
