import { z } from 'zod'
import { described } from './described.ts'
import { type ErrorCode, errorCodes } from './error-codes.ts'
import { trashNeed } from './trash.ts'

const code = described(
  z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  'What went wrong, for a program to decide by: its meaning never changes.',
  'invalid-input',
)

const said = {
  success: described(z.literal(false), 'Always false.', false),
  message: described(
    z.string().min(1),
    'What went wrong, for people; it may be worded anew.',
    'Title is required',
  ),
  errors: described(
    z.record(z.string(), z.string().min(1)).optional(),
    'A message for each field that is to blame; the first of them is the message of the whole.',
    { title: 'Title is required' },
  ),
  needs: described(
    z.array(trashNeed).optional(),
    'What has to be restored before, with the code `needs-others`; empty where that is gone for good.',
  ),
  requestId: described(
    z.string().optional(),
    "Of a failure of the server's own: the id under which its log has the failure.",
    '0f8fad5bd9cb469fa165',
  ),
}

/** Every error response under /api. Where the code is about a field, `errors` has that field alone. */
export const apiError = z.object({ ...said, code }).meta({ description: 'What went wrong.' })

/** Every error response of the storage calls under /v1, as Appwrite's clients read it. */
export const storageError = z
  .object({ ...said, type: code })
  .meta({ description: "What went wrong with a storage call, as Appwrite's clients read it." })
