import { expect, it } from 'vitest'
import { reasonsOf } from './failed-files.ts'
import type { FormFile } from './form-file.ts'

const damaged = 'This file is damaged and cannot be read.'
const fileOf = (name: string, message?: string) =>
  ({
    chosen: { file: { name } },
    ...(message && { failure: { message, canRetry: false } }),
  }) as FormFile

it('each file that could not be stored is named, with others of the same reason', () => {
  expect(
    reasonsOf([
      ...[fileOf('a.jpg', damaged), fileOf('b.jpg'), fileOf('c.jpg', 'Too large.'), fileOf('d.jpg', damaged)],
    ]),
  ).toBe(`a.jpg, d.jpg: ${damaged} c.jpg: Too large.`)
})

it('of many the first are named', () => {
  expect(reasonsOf(['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(name, damaged)))).toBe(
    `a, b, c and 2 more: ${damaged}`,
  )
})

it('where none failed, nothing is said', () => {
  expect(reasonsOf([fileOf('a.jpg')])).toBeUndefined()
})
