import type { Shortlist, ShortlistCreate, ShortlistMade, ShortlistUpdate } from '#contract/shortlist.ts'
import type { One } from './answers.ts'
import { ApiError, codeOfStatus, unreachable } from './api-error.ts'
import type { Api } from './request.ts'

/** What a form says that may be a bot's. */
interface Trapped {
  website?: string
}

const addressOf = (key: string) => `/api/shortlists/${encodeURIComponent(key)}`

/** Makes a link of designs. */
export function createShortlist(api: Api, shortlist: ShortlistCreate & Trapped): Promise<ShortlistMade> {
  return api.post('/api/shortlists', shortlist)
}

/** What a key opens. */
export async function getShortlist(api: Api, key: string): Promise<Shortlist> {
  return (await api.get<One<Shortlist>>(addressOf(key))).data
}

/** Adds, takes out, orders, comments or closes; a comment whose answer was lost is kept once. @returns the shortlist as it is then */
export function changeShortlist(
  api: Api,
  key: string,
  change: ShortlistUpdate & Trapped,
): Promise<Shortlist> {
  return api.put(addressOf(key), change, undefined, change.comment !== undefined)
}

/**
 * Asks whether a shortlist has changed since the answer with this tag; what has not is not sent again.
 * @returns null where it has not
 */
export async function askForChanges(
  key: string,
  tag: string,
): Promise<{ shortlist: Shortlist; tag: string } | null> {
  const headers: Record<string, string> = tag ? { 'If-None-Match': tag } : {}
  const response = await fetch(addressOf(key), { headers, cache: 'no-store' }).catch(() => {
    throw unreachable()
  })
  if (response.status === 304) return null
  const body = await response.json().catch(() => null)
  if (!response.ok)
    throw new ApiError(response.status, String(body?.message ?? response.status), {
      code: body?.code ?? codeOfStatus(response.status),
    })
  return { shortlist: body.data, tag: response.headers.get('ETag') ?? '' }
}
