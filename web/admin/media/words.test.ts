import { expect, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import { factsOf, kindOf, nameOf, placesOf } from './words.ts'

const file = {
  ...{ name: 'house.jpg', title: '', type: 'image/jpeg', size: 1_500_000, width: 1600, height: 1067 },
  ...{ used: true, uses: 2 },
} as Media

test('a file is told in few words', () => {
  expect(nameOf(file)).toBe('house.jpg')
  expect(nameOf({ ...file, title: 'Dusk' })).toBe('Dusk')
  expect(factsOf(file)).toBe('JPEG · 1.4 MB · 1600\u00a0×\u00a01067')
  expect(factsOf({ ...file, type: 'video/quicktime', width: null, height: null })).toBe('MOV · 1.4 MB')
  expect(factsOf({ ...file, type: 'image/svg+xml', size: 900 })).toBe('SVG · 1 KB · 1600\u00a0×\u00a01067')
  expect([
    placesOf(file),
    placesOf({ ...file, uses: 1 }),
    placesOf({ ...file, used: false, uses: 0 }),
  ]).toEqual(['In 2 places', 'In 1 place', 'Not in use'])
})

test.each([
  ['design', false, 'Design'],
  ['pricingImage', false, 'Pricing image'],
  [null, true, 'In the trash'],
])('what shows a file: %s, in the trash %s', (kind, isInTrash, words) => {
  expect(kindOf({ kind, isInTrash, _id: '', name: '', link: '' })).toBe(words)
})
