import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { countedAddress } from './counted-address.ts'

/** On whose behalf a page calls the API in-process; over a socket it says nothing. */
export const visitorHeader = 'X-Visitor-Address'

/**
 * The address a request came from, as visitors are counted (`countedAddress`). With `trustedProxies` in front, the entry
 * of X-Forwarded-For that the outermost trusted one wrote; what a client itself put there is never believed.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  return countedAddress(toldAddress(c, trustedProxies))
}

function toldAddress(c: Context, trustedProxies: number): string {
  const socket = socketAddress(c)
  if (trustedProxies === 0) return socket
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return forwarded.filter(Boolean).at(-trustedProxies) ?? socket
}

function socketAddress(c: Context): string {
  if (!c.env?.incoming) return c.req.header(visitorHeader) ?? 'in-process'
  return getConnInfo(c).remote.address ?? 'unknown'
}
