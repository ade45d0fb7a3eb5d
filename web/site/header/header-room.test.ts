import { expect, test } from 'vitest'
import type { Image } from '#contract/file.ts'
import { windowsInHeader } from './header-room.ts'

const called = (name: string, logo: Image | null = null) => ({ name, logo })
const starter = ['Architecture', 'Elevation', 'Floor Plan', 'Interior']

test('a few short names stand in every header', () => {
  expect(windowsInHeader(called('Plinth'), starter)).toEqual(['narrow', 'narrow', 'narrow', 'narrow'])
})

test('what does not fit waits for a wider window, and what fits in none for More, in order', () => {
  const names = [...starter, 'Landscape', 'Renovation', 'Furniture', 'Commercial', 'Institutional', 'Shops']
  const windows = windowsInHeader(called('Raghunathan, Deshpande and Partners'), names)
  expect(windows[0]).toBe('narrow')
  expect(windows.at(-1)).toBeNull()
  const order = ['narrow', 'middle', 'wide', null]
  const steps = windows.map((from) => order.indexOf(from))
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(new Set(windows).size).toBeGreaterThan(2)
})

test('a name of a hundred letters stands under More and lets no other overtake it', () => {
  const firm = 'Raghunathan, Deshpande and Partners'
  expect(windowsInHeader(called(firm), ['A'.repeat(100), 'B'])).toEqual([null, null])
})

test('the signs of Devanagari take no room of their own', () => {
  expect(windowsInHeader(called('Plinth'), ['वास्तु', 'शिल्प', 'घर'])).toEqual(['narrow', 'narrow', 'narrow'])
})

test('a logo takes its own room: a wide one instead of the name, at most so much as a name', () => {
  const names = [...starter, ...'ABCDEFGHIJKLMNOP']
  const logo = (width: number, height: number) => ({ width, height }) as Image
  const standing = (firm: Parameters<typeof windowsInHeader>[0]) =>
    windowsInHeader(firm, names).filter((from) => from === 'narrow').length
  const name = 'Raghunathan, Deshpande and Partners'
  expect(standing(called(name, logo(220, 100)))).toBeGreaterThan(standing(called(name)))
  expect(standing(called(name, logo(3000, 100)))).toBe(standing(called(name)))
  expect(standing(called('Aakar', logo(190, 100)))).toBeLessThan(standing(called('Aakar')))
})
