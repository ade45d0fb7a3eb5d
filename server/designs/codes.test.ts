import { expect, it } from 'vitest'
import { codeOf } from './codes.ts'

it.each([
  ['architecture', 'ARC-1001'],
  ['floor-plan', 'FLO-1001'],
  ['3d-rooms', 'DRO-1001'],
  ['a-b', 'AB-1001'],
  ['a-b-c', 'ABC-1001'],
  ['étude', 'ÉTU-1001'],
  ['1000', 'DES-1001'],
  ['', 'DES-1001'],
])('the code of the first design of %j is %s', (slug, code) => {
  expect(codeOf(slug, 1001)).toBe(code)
})
