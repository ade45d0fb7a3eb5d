/** What stands behind a code. */
export interface ErrorKind {
  /** The HTTP status that the code always comes with. */
  status: number
  /** What it says to whoever writes a client. */
  description: string
}

/**
 * What an error response says to a program, in `code` beside its `message`. Codes never change their meaning; a message
 * is for people, and may be worded anew. The storage calls under /v1 carry the code as `type`, because Appwrite's clients
 * take `code` for a number.
 */
export const errorCodes = {
  'invalid-input': { status: 400, description: 'The input breaks a rule; `errors` names each field.' },
  'invalid-json': { status: 400, description: 'The body is not valid JSON, or not in UTF-8.' },
  'body-missing': { status: 400, description: 'The call needs a body.' },
  'invalid-request': {
    status: 400,
    description: 'The address, a header or the form of the body cannot be read.',
  },
  'unknown-reference': {
    status: 400,
    description: 'The input names a document or a file that is not there; `errors` names the field.',
  },
  'discount-above-base': { status: 400, description: 'The discount price is above the base price.' },
  'current-password-missing': { status: 400, description: 'The change needs `currentPassword`.' },
  'current-password-wrong': {
    status: 400,
    description: '`currentPassword` is not the password of the account.',
  },
  'code-wrong': { status: 400, description: '`code` is wrong or was used already.' },
  'file-missing': { status: 400, description: 'The upload carries no file.' },
  'file-not-accepted': {
    status: 400,
    description: 'The file is of a kind or size that is not accepted here.',
  },
  'file-damaged': { status: 400, description: 'The file cannot be decoded.' },
  'invalid-chunk': {
    status: 400,
    description: 'A chunk does not agree with its `Content-Range` or with the upload.',
  },
  'no-preview': { status: 400, description: 'There is no preview of this file.' },

  'not-signed-in': { status: 401, description: 'The call needs a token, and came without one.' },
  'session-ended': { status: 401, description: 'The token is unknown, expired or revoked.' },
  'second-factor-needed': {
    status: 401,
    description:
      'Email and password are right, and the account has a second factor: sign in again with `code`.',
  },
  'second-factor-wrong': {
    status: 401,
    description: 'Email and password are right, `code` is wrong or was used already.',
  },
  'wrong-credentials': { status: 401, description: 'No account has this email with this password.' },
  'admin-only': { status: 403, description: 'The account is not an administrator.' },
  'second-factor-demanded': {
    status: 403,
    description:
      'The session opens nothing but the setting up of a second factor, which every account has to have.',
  },
  'not-allowed': { status: 403, description: 'The role of the account may not do this.' },

  'edit-key-wrong': { status: 403, description: '`editKey` is not the one that was told to the maker.' },

  'link-ended': {
    status: 404,
    description: 'The link is unknown, used, withdrawn or has expired.',
  },
  'unknown-path': { status: 404, description: 'There is no such call.' },
  'not-found': { status: 404, description: 'There is no such document.' },
  'file-not-found': { status: 404, description: 'There is no such file.' },
  'request-incomplete': { status: 408, description: 'The request took too long, or broke off.' },

  'changed-meanwhile': {
    status: 409,
    description:
      '`updatedAt` is older than the stored version: somebody else changed the document meanwhile.',
  },
  'name-taken': {
    status: 409,
    description: 'Another document has this name, or an address that is made of it.',
  },
  'email-taken': { status: 409, description: 'Another account has this email.' },
  'in-use': {
    status: 409,
    description: 'Documents still use what is to be deleted; the message says which.',
  },
  'needs-others': {
    status: 409,
    description: 'The document cannot be restored before what it needs is there; `needs` names that.',
  },
  'backup-unreadable': {
    status: 409,
    description: 'The backup is damaged, or encrypted with another key than the server has.',
  },
  closed: { status: 409, description: 'The shortlist was closed: it is read only.' },
  'last-administrator': { status: 409, description: 'The last administrator cannot be deleted.' },
  'last-owner': { status: 409, description: 'The last owner can neither be deleted nor take another role.' },
  'second-factor-on': { status: 409, description: 'The account has a second factor already.' },
  'second-factor-off': {
    status: 409,
    description: 'The account has no second factor, or none is being set up.',
  },
  'own-second-factor': {
    status: 409,
    description: 'Your own second factor is taken off with `POST /api/auth/second-factor/removal`.',
  },
  'own-password': { status: 409, description: 'Your own password is changed with `PUT /api/auth/password`.' },
  'mail-off': { status: 409, description: 'No mail server is set.' },
  'mail-failed': { status: 409, description: 'The mail server did not take the mail; the message says why.' },
  'upload-taken': { status: 409, description: 'Another file or upload has this id.' },

  'body-too-large': { status: 413, description: 'The body is too large.' },
  'file-too-large': { status: 413, description: 'The file is too large for its kind.' },
  'unsupported-media-type': {
    status: 415,
    description:
      'The body is not `application/json` in UTF-8 and as it is, or that of an upload not `multipart/form-data`.',
  },
  'range-not-satisfiable': { status: 416, description: 'The range lies outside of the file.' },
  'expectation-failed': { status: 417, description: 'The `Expect` header cannot be met.' },
  'too-many-requests': { status: 429, description: 'Wait for as many seconds as `Retry-After` says.' },
  'headers-too-large': { status: 431, description: 'The headers are too large.' },
  'given-up': { status: 499, description: 'The caller has gone; nobody receives this.' },

  'internal-error': { status: 500, description: 'A fault of the server; its log has the `requestId`.' },
  unavailable: {
    status: 503,
    description: 'Something that the server depends on is down or busy. Try again.',
  },
  'not-ready': {
    status: 503,
    description: 'The product should not be sent requests now; the message says why.',
  },
  overloaded: {
    status: 503,
    description: 'More is asked than can be answered. Wait for as many seconds as `Retry-After` says.',
  },
  'storage-full': { status: 503, description: 'The server has no room left to store this.' },
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof errorCodes
