import { expect, it } from 'vitest'
import { findErrorWords } from '#contract/words/find-errors.ts'
import { saidErrors } from './said-errors.ts'

const changed = {
  'find.error.number': '{field}: a number, please',
  'find.error.range': 'from {from} up to {to}',
}
const say = (errors: Record<string, string>) =>
  saidErrors(findErrorWords, changed, errors, (field) => `The ${field}`)

it('a message is said as the firm says it, with its figures and its own name for the field', () => {
  expect(say({ width: 'Width must be a number', depth: 'Depth must be from 7 to 1640 ft' })).toEqual({
    width: 'The width: a number, please',
    depth: 'from 7 up to 1640',
  })
})

it('what the firm has not changed, and what is no word, stays as it is', () => {
  const errors = { area: 'Area must be greater than 0', unit: 'Unit must be one of ft, m, yd' }
  expect(say(errors)).toEqual(errors)
})
