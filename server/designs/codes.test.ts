import { expect, it } from 'vitest'
import { slugOf } from '#contract/identity.ts'
import { codeOf } from './codes.ts'

it.each([
  ['architecture', 'ARC-1001'],
  ['floor-plan', 'FLO-1001'],
  ['3d-rooms', 'DRO-1001'],
  ['a-b', 'ABX-1001'],
  ['a-b-c', 'ABC-1001'],
  ['é', 'EXX-1001'],
  ['étude', 'ETU-1001'],
  ['ßtraße', 'SST-1001'],
  ['1000', 'DES-1001'],
  ['१२३', 'DES-1001'],
  ['🏠', 'HOU-1001'],
  ['', 'DES-1001'],
])('the code of the first design of %j is %s', async (slug, code) => {
  expect(await codeOf(slug, 1001)).toBe(code)
})

it.each([
  ['वास्तु शिल्प', 'VAS-1016'],
  ['वास्तुकला', 'VAS-1016'],
  ['ಮನೆ', 'MNE-1016'],
  ['வீடு', 'VIT-1016'],
  ['住宅', 'ZHU-1016'],
  ['Дом', 'DOM-1016'],
  ['منزل', 'MNZ-1016'],
])('a category named %j gives Latin letters: %s', async (name, code) => {
  expect(await codeOf(slugOf(name), 1016)).toBe(code)
})
