import { expect } from 'vitest'
import type { Answer } from './start-app.ts'

/** Expects an error in the one shape that all of them have. */
export function expectError(answer: Answer, status: number, message?: string): void {
  expect(answer).toMatchObject({ status, body: { success: false, message: message ?? expect.any(String) } })
  expectErrorShape(answer)
}

/** Expects a validation error that names the field. */
export function expectInvalid(answer: Answer, field: string, message: string): void {
  expectError(answer, 400)
  expect(answer.body.errors).toMatchObject({ [field]: message })
}

/** Whatever went wrong, it is said in the one shape, with a request id, and it is not the server's fault. */
export function expectErrorShape({ status, body, headers }: Answer): void {
  expect(status).toBeLessThan(500)
  expect(headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/)
  expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\S/) })
  expect(Object.keys(body).filter((key) => !['success', 'message', 'errors'].includes(key))).toEqual([])
  if (body.errors) expect(body.message).toBe(Object.values(body.errors)[0])
}
