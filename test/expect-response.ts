import { expect } from 'vitest'
import { apiError, storageError } from '#contract/error.ts'
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts'
import type { TestResponse } from './start-app.ts'

const shape = apiError.strict().or(storageError.strict())

/** Expects an error in the one shape that all of them have; `said` is its message. */
export function expectError(response: TestResponse, status: number, said?: string): void {
  expect(response).toMatchObject({ status, body: { success: false, message: said ?? expect.any(String) } })
  expectErrorShape(response)
}

/** Expects a validation error that names the field. */
export function expectInvalid(response: TestResponse, field: string, message: string): void {
  expectError(response, 400)
  expect(response.body.errors).toMatchObject({ [field]: message })
}

/** Whatever went wrong, it is said in the one shape, with a request id, and it is not the server's fault. */
export function expectErrorShape(response: TestResponse): void {
  expect(response.status).toBeLessThan(500)
  expect(response.headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/)
  expectKnownCode(response)
  const { errors, message } = response.body
  if (errors) expect(message).toBe(Object.values(errors)[0])
}

/** An error response has the documented shape, and a code that comes with its status. */
export function expectKnownCode({ status, body }: TestResponse): void {
  expect(shape.safeParse(body).error?.message).toBeUndefined()
  const code: ErrorCode = body.code ?? body.type
  expect([code, errorCodes[code].status]).toEqual([code, status])
}
