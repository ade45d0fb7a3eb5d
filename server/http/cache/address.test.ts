import { expect, it } from 'vitest'
import { rememberedAddresses, storedAddress } from './address.ts'

const known = new Set(['limit', 'page', 'search', 'tag'])
const addressOf = (asked: string) => storedAddress(asked, (path) => (path === '/any' ? undefined : known))

it.each([
  ['/list', '/list'],
  ['/list?limit=24', '/list?limit=24'],
  ['/list?page=2&limit=24', '/list?limit=24&page=2'],
  ['/list?limit=24&page=2', '/list?limit=24&page=2'],
  ['/list?utm=1', '/list'],
  ['/list?utm=1&limit=24&fbclid=x', '/list?limit=24'],
  ['/list?', '/list'],
  ['/list?&&', '/list'],
  ['/list?tag=b&tag=a', '/list?tag=b&tag=a'],
  ['/list?tag=b&limit=1&tag=a', '/list?limit=1&tag=b&tag=a'],
  ['/list?search=a%20b', '/list?search=a+b'],
  ['/list?search=a+b', '/list?search=a+b'],
  ['/list?search=%E0%A4%98&limit=1', '/list?limit=1&search=%E0%A4%98'],
  ['/list?se%61rch=a', '/list?search=a'],
  ['/list?search', '/list?search='],
  ['/list?search=a=b', '/list?search=a%3Db'],
  ['/list?search=%', '/list?search=%25'],
  ['/any?b=1&a=2', '/any?b=1&a=2'],
])('%s is stored as %s', (asked, stored) => {
  expect(addressOf(asked)).toBe(stored)
})

it('what is stored under an address is found by it', () => {
  for (const asked of ['/list?page=2&utm=3&search=a%20%26', '/list?search=%C3%A9&search', '/list?tag=%2B'])
    expect(addressOf(addressOf(asked) ?? '')).toBe(addressOf(asked))
})

it('an address that is remembered comes to what it would by being read, whatever was asked for between', () => {
  const remembered = rememberedAddresses((path) => (path === '/any' ? undefined : known))
  const asked = [
    ...Array.from({ length: 1800 }, (_, page) => `/list?utm=1&page=${page}`),
    '/list',
    '/any?b=1&a=2',
  ]
  for (const address of [...asked, ...asked.slice(0, 300), ...asked.toReversed()])
    expect(remembered(address)).toBe(addressOf(address))
})

it('an address is too long by what its routes read of it, not by what they do not', () => {
  expect(addressOf(`/list?utm=${'x'.repeat(5000)}`)).toBe('/list')
  expect(addressOf(`/list?search=${'x'.repeat(5000)}`)).toBeUndefined()
})
