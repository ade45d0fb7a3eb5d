import { expect, test } from 'vitest'
import { chipsOf, enquiryFiltersOf, enquiryQueryOf, isNarrowed } from './address.ts'

const read = (search: string) => enquiryFiltersOf(new URLSearchParams(search))

test.each([
  ['status=new&search=asha', { status: 'new', search: 'asha' }],
  ['state=Kerala&design=ARC-1001', { state: 'Kerala', design: 'ARC-1001' }],
  ['phone=98765', { phone: '98765' }],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['status=gone&search=%20&state=&from=yesterday&to=2026-02-30', {}],
])('the address %j keeps %j', (search, expected) => {
  const filters = Object.entries(read(search)).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(filters)).toEqual(expected)
  expect(isNarrowed(new URLSearchParams(search))).toBe(Object.keys(expected).length > 0)
})

test('an order and a page are asked for, and keep nothing out', () => {
  const search = new URLSearchParams('sort=name&page=3')
  expect(enquiryQueryOf(search)).toMatchObject({ sort: 'name', page: 3, limit: 25 })
  expect(isNarrowed(search)).toBe(false)
})

test.each([
  ['status=new&search=asha', []],
  ['state=Tamil%20Nadu', ['State: Tamil Nadu']],
  ['design=arc-1001', ['Design: arc-1001']],
  ['design=0123456789abcdef01234567', ['One design']],
  ['phone=%2B91%2098765%2043210', ['Phone: +91 98765 43210']],
  ['from=2026-11-01', ['Received: since 01 Nov 2026']],
  ['to=2026-11-01', ['Received: until 01 Nov 2026']],
  ['from=2026-11-01&to=2026-11-01', ['Received: 01 Nov 2026']],
  ['from=2026-11-01&to=2026-11-07&state=Goa', ['State: Goa', 'Received: 01 Nov 2026 to 07 Nov 2026']],
  ['from=2026-11-23&to=2026-11-29', []],
])('of the address %j, the chips say %j', (search, labels) => {
  expect(chipsOf(new URLSearchParams(search), '2026-11-27').map(({ label }) => label)).toEqual(labels)
})
