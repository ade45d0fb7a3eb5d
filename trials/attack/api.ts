import type { Schema } from './fields.ts'

/** The product as the trial speaks to it. */
export interface Api {
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Schema }>
}

/** Speaks to it over HTTP; with a token as its account. */
export function apiOf(base: string, token = ''): Api {
  return {
    async call(method, path, body) {
      const response = await fetch(base + path, {
        method,
        headers: {
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
