import { expect, test } from 'vitest'
import { type ErrorCode, type ErrorKind, errorCodes } from './error-codes.ts'

test.each(Object.entries(errorCodes))('%s is said plainly, and comes with one status', (code, kind) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(kind.description).toMatch(/^[A-Z`].*\.$/)
  expect(kind.status).toBeGreaterThanOrEqual(400)
  expect(kind.status).toBeLessThan(600)
})

test('a code that is not listed, or that says nothing of itself, is refused by the compiler', () => {
  // @ts-expect-error there is no such code
  const code: ErrorCode = 'fictitious'
  // @ts-expect-error a description is missing
  const kind: ErrorKind = { status: 400 }
  expect(Object.keys(errorCodes)).not.toContain(code)
  expect(kind).not.toHaveProperty('description')
})
