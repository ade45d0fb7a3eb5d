import { expect, test } from 'vitest'
import { placesInHeader } from './header-room.ts'

const starter = ['Architecture', 'Elevation', 'Floor Plan', 'Interior']

test('a few short names stand in every header', () => {
  expect(placesInHeader('Plinth', starter)).toEqual(['narrow', 'narrow', 'narrow', 'narrow'])
})

test('what does not fit waits for a wider window, and what fits in none for More, in order', () => {
  const names = [...starter, 'Landscape', 'Renovation', 'Furniture', 'Commercial', 'Institutional', 'Shops']
  const places = placesInHeader('Raghunathan, Deshpande and Partners', names)
  expect(places[0]).toBe('narrow')
  expect(places.at(-1)).toBeNull()
  const order = ['narrow', 'middle', 'wide', null]
  const steps = places.map((place) => order.indexOf(place))
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(new Set(places).size).toBeGreaterThan(2)
})

test('a name of a hundred letters stands under More and lets no other overtake it', () => {
  const firm = 'Raghunathan, Deshpande and Partners'
  expect(placesInHeader(firm, ['A'.repeat(100), 'B'])).toEqual([null, null])
})

test('the signs of Devanagari take no room of their own', () => {
  expect(placesInHeader('Plinth', ['वास्तु', 'शिल्प', 'घर'])).toEqual(['narrow', 'narrow', 'narrow'])
})
