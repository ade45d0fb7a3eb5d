import { expect, it } from 'vitest'
import { areaUnits, toSquareFeet } from './areas.ts'

it('reckons every unit of area in square feet', () => {
  const reckoned = areaUnits.map((unit) => [unit, Math.round(toSquareFeet(100, unit) * 10) / 10])
  expect(Object.fromEntries(reckoned)).toEqual({ sqft: 100, sqm: 1076.4, gaj: 900, cent: 43_560 })
})
