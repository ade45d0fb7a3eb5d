import { expect, test } from 'vitest'
import { windowsInHeader } from './header-room.ts'

const starter = ['Architecture', 'Elevation', 'Floor Plan', 'Interior']

test('a few short names stand in every header', () => {
  expect(windowsInHeader('Plinth', starter)).toEqual(['narrow', 'narrow', 'narrow', 'narrow'])
})

test('what does not fit waits for a wider window, and what fits in none for More, in order', () => {
  const names = [...starter, 'Landscape', 'Renovation', 'Furniture', 'Commercial', 'Institutional', 'Shops']
  const windows = windowsInHeader('Raghunathan, Deshpande and Partners', names)
  expect(windows[0]).toBe('narrow')
  expect(windows.at(-1)).toBeNull()
  const order = ['narrow', 'middle', 'wide', null]
  const steps = windows.map((from) => order.indexOf(from))
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(new Set(windows).size).toBeGreaterThan(2)
})

test('a name of a hundred letters stands under More and lets no other overtake it', () => {
  const firm = 'Raghunathan, Deshpande and Partners'
  expect(windowsInHeader(firm, ['A'.repeat(100), 'B'])).toEqual([null, null])
})

test('the signs of Devanagari take no room of their own', () => {
  expect(windowsInHeader('Plinth', ['वास्तु', 'शिल्प', 'घर'])).toEqual(['narrow', 'narrow', 'narrow'])
})
