import { z } from 'zod'
import { type ErrorCode, errorCodes } from './error-codes.ts'

const code = z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]])

const said = {
  success: z.literal(false),
  message: z.string().min(1),
  /** A message for each field that is to blame. */
  errors: z.record(z.string(), z.string().min(1)).optional(),
  /** Of a failure of the server's own: the log has it too. */
  requestId: z.string().optional(),
}

/** Every error response under /api. Where the code is about a field, `errors` has that field alone. */
export const apiError = z.object({ ...said, code })

/** Every error response of the storage calls under /v1, as Appwrite's clients read it. */
export const storageError = z.object({ ...said, type: code })
