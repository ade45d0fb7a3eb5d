import { expect, test } from 'vitest'
import { placesAfter } from './order.ts'

const banners = (...orders: number[]) =>
  orders.map((displayOrder, index) => ({ _id: 'abc'.charAt(index), displayOrder }))
const placesOf = (...parameters: Parameters<typeof placesAfter>) =>
  placesAfter(...parameters).map(({ _id, displayOrder }) => `${_id}${displayOrder}`)

test('a step changes two places', () => {
  expect(placesOf(banners(0, 1, 2), 1, -1)).toEqual(['b0', 'a1'])
  expect(placesOf(banners(0, 1, 2), 1, 1)).toEqual(['c1', 'b2'])
})

test('banners that all stand at nought get places of their own', () => {
  expect(placesOf(banners(0, 0, 0), 2, -1)).toEqual(['c1', 'b2'])
})

test('nothing goes beyond either end', () => {
  expect(placesOf(banners(0, 1), 0, -1)).toEqual([])
  expect(placesOf(banners(0, 1), 1, 1)).toEqual([])
})
