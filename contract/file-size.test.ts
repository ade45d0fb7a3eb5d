import { expect, test } from 'vitest'
import { fileSizeOf } from './file-size.ts'

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [48 * 1024, '48 KB'],
  [1.44 * 1024 ** 2, '1.4 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSizeOf(bytes)).toBe(words)
})
