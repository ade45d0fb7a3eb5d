import { type ErrorCode, errorCodes } from '#contract/error-codes.ts'
import type { TrashNeed } from '#contract/trash.ts'

interface Details {
  fields?: Record<string, string>
  needs?: TrashNeed[]
  headers?: Record<string, string>
  cause?: unknown
}

/**
 * An expected failure: its message is shown to the caller, its code decides. `fields` names each invalid field, `needs`
 * what has to be there first.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly needs: TrashNeed[] | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message: string, { fields, needs, headers = {}, cause }: Details = {}) {
    super(message, { cause })
    this.code = code
    this.status = errorCodes[code].status
    this.fields = fields
    this.needs = needs
    this.headers = headers
  }
}

/** 400, said of one field. */
export function invalid(field: string, message: string, code: ErrorCode = 'invalid-input'): AppError {
  return new AppError(code, message, { fields: { [field]: message } })
}

/** 404 */
export function notFound(message: string, code: ErrorCode = 'not-found'): AppError {
  return new AppError(code, message)
}

/** 409, of a field where one is to blame. */
export function conflict(code: ErrorCode, message: string, field?: string): AppError {
  return new AppError(code, message, field ? { fields: { [field]: message } } : {})
}

/** 429, with the seconds to wait. */
export function tooMany(message: string, seconds: number): AppError {
  return new AppError('too-many-requests', message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  })
}

/** 503, to be tried again; `cause` is for the log. */
export function unavailable(message: string, cause: unknown, code: ErrorCode = 'unavailable'): AppError {
  return new AppError(code, message, { headers: { 'Retry-After': '5' }, cause })
}
