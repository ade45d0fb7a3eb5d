import { expect, it } from 'vitest'
import { letterOf } from './letter.ts'

const alone = { ctrlKey: false, metaKey: false, altKey: false }

it.each([
  ['j', 'J'],
  ['J', 'J'],
  ['/', '/'],
  ['?', '?'],
])('%s by itself is %s', (key, letter) => {
  expect(letterOf({ ...alone, key })).toBe(letter)
})

it.each(['Enter', 'F1', 'ArrowDown'])('%s is no letter', (key) => {
  expect(letterOf({ ...alone, key })).toBeUndefined()
})

it.each(['ctrlKey', 'metaKey', 'altKey'])('is the browser’s with %s', (held) => {
  expect(letterOf({ ...alone, key: 'k', [held]: true })).toBeUndefined()
})
