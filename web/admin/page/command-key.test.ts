import { expect, test } from 'vitest'
import { isCommand } from './command-key.ts'

const nothing = { key: 's', code: 'KeyS', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['Ctrl+S', { ctrlKey: true }, true],
  ['Cmd+S', { metaKey: true }, true],
  ['Ctrl+S under caps lock', { ctrlKey: true, key: 'S' }, true],
  ['S alone', {}, false],
  ['Ctrl+Shift+S', { ctrlKey: true, shiftKey: true, key: 'S' }, false],
  ['AltGr+S, which types a letter', { ctrlKey: true, altKey: true, key: 'ś' }, false],
  ['Ctrl+स on a Hindi keyboard', { ctrlKey: true, key: 'स' }, true],
  ['Ctrl+D', { ctrlKey: true, key: 'd', code: 'KeyD' }, false],
  ['Ctrl with the S of another layout', { ctrlKey: true, key: 'o', code: 'KeyS' }, false],
])('%s', (_, keys, expected) => {
  expect(isCommand({ ...nothing, ...keys }, 's')).toBe(expected)
})
