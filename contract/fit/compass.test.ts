import { expect, it } from 'vitest'
import { northFrom, type Side } from './compass.ts'

it.each<[Side, number]>([
  ['S', 0],
  ['E', 90],
  ['N', 180],
  ['W', 270],
  ['SE', 45],
  ['SW', 315],
])('with a road to the %s at its foot, north is %d degrees clockwise of up', (road, degrees) => {
  expect(northFrom(road)).toBe(degrees)
})
