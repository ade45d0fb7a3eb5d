import { expect, test } from 'vitest'
import { ApiError, unreachable } from '#web/api/api-error.ts'
import { saidOf } from './reason.ts'

test.each([
  [unreachable(), 'Server connection failed'],
  [new ApiError(409, 'This category still has 1 design.'), 'This category still has 1 design.'],
  [new Error(''), 'An unexpected error occurred'],
])('a dialog and its notice give one reason for %s', (error, said) => {
  expect(saidOf(error)).toContain(said)
})
