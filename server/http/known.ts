import type { HonoRequest } from 'hono'

/**
 * The token that a request carries: as Bearer, or as Appwrite's SDKs send a JWT or a key; undefined for a guest. This is
 * the one place that tells who may be somebody: what signs in, signs out and keeps answers asks it. No cookie does.
 */
export function tokenOf(request: HonoRequest): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.header('authorization') ?? '')?.[1]
  return bearer || request.header('x-appwrite-jwt') || request.header('x-appwrite-key') || undefined
}

/** True for a request whose answer may be one caller's alone; whether its token is a live one is not asked. */
export function isKnown(request: HonoRequest): boolean {
  return tokenOf(request) !== undefined
}
