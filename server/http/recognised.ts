import type { HonoRequest } from 'hono'

/**
 * The one list of what may carry a caller's token: a Bearer token, or what Appwrite's SDKs send as a JWT or a key. Signing
 * in, signing out and caching all ask here. No cookie does; a cached route is not even shown one (`cached.ts`).
 */
const headers = {
  authorization: (value: string) => /^Bearer\s+(\S+)$/i.exec(value)?.[1],
  'x-appwrite-jwt': (value: string) => value,
  'x-appwrite-key': (value: string) => value,
}

/** The names of the headers that may carry one, in small letters. */
export const tokenHeaders = Object.keys(headers)

/** The token that a request carries; undefined where there is none, or none that can be read. */
export function tokenOf(request: HonoRequest): string | undefined {
  for (const [name, read] of Object.entries(headers)) {
    const token = read(request.header(name) ?? '')
    if (token) return token
  }
  return undefined
}

/** True for whoever may be recognised, whether or not their token can be read or is a live one. */
export function mayBeRecognised(request: HonoRequest): boolean {
  return tokenHeaders.some((name) => request.header(name) !== undefined)
}
