import { expect, it } from 'vitest'
import { letterOf } from './letter.ts'

const alone = { code: '', ctrlKey: false, metaKey: false, altKey: false }

it.each([
  ['j', 'J'],
  ['J', 'J'],
  ['/', '/'],
  ['?', '?'],
])('%s by itself is %s', (key, letter) => {
  expect(letterOf({ ...alone, key })).toBe(letter)
})

it('is told by its place on a keyboard of another script, and there alone', () => {
  expect(letterOf({ ...alone, key: 'ज', code: 'KeyJ' })).toBe('J')
  // Where E is on others, this one has a full stop.
  expect(letterOf({ ...alone, key: '.', code: 'KeyE' })).toBe('.')
  expect(letterOf({ ...alone, key: 'è', code: 'KeyR' })).toBeUndefined()
})

it.each(['Enter', 'F1', 'ArrowDown'])('%s is no letter', (key) => {
  expect(letterOf({ ...alone, key })).toBeUndefined()
})

it.each(['ctrlKey', 'metaKey', 'altKey'])('is the browser’s with %s', (held) => {
  expect(letterOf({ ...alone, key: 'k', [held]: true })).toBeUndefined()
})
