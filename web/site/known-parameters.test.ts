import { expect, it } from 'vitest'
import { type Filters, listAddress } from './catalogue/filters.ts'
import { ranges, readRanges } from './catalogue/ranges.ts'
import { knownParameters } from './known-parameters.ts'

const everything: Filters = {
  search: 'veranda',
  category: 'interior',
  subcategory: 'kitchen',
  tags: ['teak'],
  sort: 'title',
  ...readRanges(
    new URLSearchParams(
      ranges.flatMap(({ least, most }) => [
        [least, '1'],
        [most, '2'],
      ]),
    ),
  ),
  bedrooms: ['3'],
  floors: ['2'],
  facing: ['E'],
  picture: ['plan'],
  color: ['teak'],
}

it('the gallery knows every parameter that its own links write', () => {
  const written = new URLSearchParams(listAddress('', everything, 2, 3).slice(1))
  expect(written.size).toBeGreaterThan(5)
  expect([...written.keys()].filter((name) => !knownParameters('/gallery').has(name))).toEqual([])
})

it.each([
  ['/gallery', 'search', true],
  ['/gallery', 'utm_source', false],
  ['/gallery.data', 'page', true],
  ['/gallery.data', '_routes', true],
  ['/gallery', '_routes', false],
  ['/__manifest', 'paths', true],
  ['/__manifest', 'version', true],
  ['/__manifest', 'page', false],
  ['/category/interior', 'minPrice', true],
  ['/category/interior/kitchen', 'page', true],
  ['/category/interior', 'category', false],
  ['/contact', 'service', true],
  ['/contact', 'received', true],
  ['/contact', 'search', false],
  ['/find', 'q', true],
  ['/find', 'width', true],
  ['/find.data', 'page', true],
  ['/find', 'search', false],
  ['/designs/ARC-1001', 'plot', true],
  ['/designs/ARC-1001.data', 'plot', true],
  ['/designs/ARC-1001/plot.svg', 'plot', true],
  ['/designs/ARC-1001/qr.svg', 'plot', true],
  ['/payment', 'amount', true],
  ['/payment.data', 'for', true],
  ['/payment/qr.svg', 'amount', true],
  ['/payment-success', 'amount', false],
  ['/', 'page', false],
  ['/galleryish', 'search', false],
])('%s knows %s: %s', (path, name, isKnown) => {
  expect(knownParameters(path).has(name)).toBe(isKnown)
})
