import type { Context } from 'hono'
import type { Env } from '../env.ts'

/** What absolute addresses begin with: PUBLIC_URL, otherwise the address that the request came to. */
export function publicOrigin(c: Context, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string {
  return PUBLIC_URL ?? new URL(c.req.url).origin
}
