import { expect, it } from 'vitest'
import { rowKeyOf } from './use-row-keys.ts'

const alone = { code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false }

it.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['e', 'contacted'],
  ['r', 'resolved'],
  ['x', undefined],
])('%s asks for %s', (key, asked) => {
  expect(rowKeyOf({ ...alone, key })).toBe(asked)
})

it('walks on while it is held down, and marks nothing more', () => {
  expect(rowKeyOf({ ...alone, key: 'j', repeat: true })).toBe('next')
  expect(rowKeyOf({ ...alone, key: 'e', repeat: true })).toBeUndefined()
})
