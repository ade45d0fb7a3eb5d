import { describe, expect, it } from 'vitest'
import { pictureKinds } from '#contract/picture-kinds.ts'
import { readPage, readPages } from '../page-number.ts'
import { isNarrowed, listAddress, readFilters } from './filters.ts'
import { readFigure } from './ranges.ts'

const read = (address: string, isOfCategory = false) =>
  readFilters(new URLSearchParams(address), isOfCategory)
const none = read('')

describe('The filters in an address', () => {
  it.each([
    ['', '/gallery'],
    ['search=', '/gallery'],
    ['sort=price-asc&search=villa', '/gallery?search=villa&sort=price-asc'],
    ['tag=brick&tag=Open+Plan&tag=brick&tag=', '/gallery?tag=brick&tag=open-plan'],
    ['category=Floor+Plan', '/gallery?category=floor-plan'],
    ['minPrice=%E2%82%B92,40,000&maxPrice=cheap', '/gallery?minPrice=240000'],
    ['sort=area-desc&maxArea=1%2C500&minArea=big', '/gallery?maxArea=1500&sort=area-desc'],
    ['sort=best&sort=title', '/gallery'],
    [
      'bedrooms=3&bedrooms=x&bedrooms=2&facing=E&facing=up&color=teak&floors=2&picture=plan&picture=drawing&picture=Plan',
      '/gallery?bedrooms=3&bedrooms=2&floors=2&facing=E&picture=plan&color=teak',
    ],
    ['sort=toString&page=3&unknown=1', '/gallery'],
    [`search=${'a'.repeat(300)}`, `/gallery?search=${'a'.repeat(200)}`],
  ])('%s', (address, expected) => {
    expect(listAddress('/gallery', read(address))).toBe(expected)
  })

  it('take every kind of picture that there is', () => {
    const address = new URLSearchParams(pictureKinds.map((kind) => ['picture', kind])).toString()
    expect(listAddress('', read(address))).toBe(`?${address}`)
  })

  it('come back as they were written', () => {
    const filters = read(
      'search=a%26b&category=interior&subcategory=kitchen&tag=a&minPrice=0&maxPrice=9.5&minArea=1&maxArea=2&sort=oldest',
    )
    expect(read(listAddress('', filters).slice(1))).toEqual(filters)
  })

  it("cannot choose a category on a category's own page", () => {
    expect(read('category=interior&subcategory=kitchen', true)).toEqual(none)
  })

  it('narrow a list unless they only order it', () => {
    expect(isNarrowed(read('sort=title'))).toBe(false)
    expect(isNarrowed(read('minPrice=0'))).toBe(true)
    expect(isNarrowed(read('maxArea=900'))).toBe(true)
    expect(isNarrowed(read('tag=brick'))).toBe(true)
  })
})

it.each([
  ['20000', 20000],
  ['₹ 2,40,000.50', 240000.5],
  ['2 lakh', 200_000],
  ['2.5L', 250_000],
  ['Rs. 50k', 50_000],
  ['1.15 cr', 11_500_000],
  ['15,000/-', 15_000],
  ['2 crores', 20_000_000],
  ['2 acres', null],
  ['-5', null],
  ['1e9', null],
  ['', null],
  [null, null],
])('the figure %j is %j', (text, figure) => {
  expect(readFigure(text)).toBe(figure)
})

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=99999999999999999999', 99_999_999],
])('%j is page %i', (address, page) => {
  expect(readPage(new URLSearchParams(address))).toBe(page)
})

it.each([
  ['', [1]],
  ['until=3', [1, 2, 3]],
  ['page=2&until=3', [2, 3]],
  ['page=3&until=2', [3]],
  ['page=2&until=x', [2]],
  ['until=2.5', [1]],
])('%j shows the pages %j', (address, pages) => {
  expect(readPages(new URLSearchParams(address))).toEqual(pages)
})

it('an address shows twenty pages at most', () => {
  expect(readPages(new URLSearchParams('page=3&until=1e9'))).toHaveLength(10)
})
