import type { Schema } from './fields.ts'

/** The product as the trial speaks to it. */
export interface Api {
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Schema }>
}

/**
 * Speaks to it over HTTP; with a token as its account. Where the product believes a proxy, each call comes from another
 * address: what one address may do is not what is tried.
 */
export function apiOf(base: string, token = ''): Api {
  let calls = 0
  return {
    async call(method, path, body) {
      calls += 1
      const response = await fetch(base + path, {
        method,
        headers: {
          'x-forwarded-for': `198.51.${(calls >> 8) % 256}.${calls % 256}`,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await response.text()
      return {
        status: response.status,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
      }
    },
  }
}
