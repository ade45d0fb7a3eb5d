import { expect, it } from 'vitest'
import { waited } from './waited.ts'

it.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [89, '1 hour'],
  [90, '2 hours'],
  [2879, '48 hours'],
  [2880, '2 days'],
  [4400, '3 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(waited(minutes)).toBe(text)
})
