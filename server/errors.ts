/** An expected failure: its message is shown to the caller. `fields` names each invalid field. */
export class AppError extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    {
      fields,
      headers = {},
      cause,
    }: { fields?: Record<string, string>; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.status = status
    this.fields = fields
    this.headers = headers
  }
}

/** 400, said of one field. */
export function invalid(field: string, message: string): AppError {
  return new AppError(400, message, { fields: { [field]: message } })
}

export function notFound(message: string): AppError {
  return new AppError(404, message)
}

/** 409, of a field where one is to blame. */
export function conflict(message: string, field?: string): AppError {
  return new AppError(409, message, field ? { fields: { [field]: message } } : {})
}

/** 429, with the seconds to wait. */
export function tooMany(message: string, seconds: number): AppError {
  return new AppError(429, message, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })
}

/** 503, to be tried again; `cause` is for the log. */
export function unavailable(message: string, cause: unknown): AppError {
  return new AppError(503, message, { headers: { 'Retry-After': '5' }, cause })
}
