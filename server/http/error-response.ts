import type { ErrorCode } from '#contract/error-codes.ts'
import type { TrashNeed } from '#contract/trash.ts'

interface ErrorDetails {
  code: ErrorCode
  message: string
  fields?: Record<string, string> | undefined
  needs?: TrashNeed[] | undefined
  requestId?: string | undefined
}

const storageCalls = /^\/v1(\/|$)/

/**
 * An error as every response says it. Under /v1 the code is `type`: Appwrite's clients look there for what kind of error
 * it is, and take `code` for a number.
 */
export function errorBody(path: string, { code, message, fields, needs, requestId }: ErrorDetails) {
  return {
    success: false,
    [storageCalls.test(path) ? 'type' : 'code']: code,
    message,
    ...(fields && { errors: fields }),
    ...(needs && { needs }),
    ...(requestId && { requestId }),
  }
}
