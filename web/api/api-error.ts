import type { ErrorCode } from '#contract/error-codes.ts'
import type { TrashNeed } from '#contract/trash.ts'

/** What the server says, or what the browser itself knows: no response came, a file could not be stored, or nothing. */
export type FailureCode = ErrorCode | 'unreachable' | 'upload-failed' | 'unknown'

/**
 * A call that failed. `code` is what decides, `message` is shown. `status` is 0 where no response came; `fields` names each
 * invalid field.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: FailureCode
  readonly fields: Record<string, string>
  /** What has to be restored before, where the code is 'needs-others'. */
  readonly needs: TrashNeed[]

  constructor(
    status: number,
    message: string,
    { code = 'unknown', fields = {}, needs = [] }: Partial<Pick<ApiError, 'code' | 'fields' | 'needs'>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.needs = needs
  }
}

/** What is said of a response that says nothing itself. */
export function statusMessage(status: number): string {
  return `HTTP error! status: ${status}`
}

/** What the server itself says of a call that failed; nothing where it says nothing, or no response came. */
export function saidByServer(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status === 0) return undefined
  return error.message === statusMessage(error.status) ? undefined : error.message
}

/** No response came. */
export function unreachable(): ApiError {
  return new ApiError(0, 'Server connection failed', { code: 'unreachable' })
}

/** Whether no response came. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreachable'
}

/** Nobody knows whether what was asked for was done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** True for a call that was refused because there is no live session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'session-ended' || error.code === 'not-signed-in')
}

/** What a response says that has no code of ours: a proxy made it. */
export function codeOfStatus(status: number): FailureCode {
  if (status === 413) return 'body-too-large'
  return status === 429 ? 'too-many-requests' : 'unknown'
}
