import type { Context } from 'hono'
import { keyOfFile, keys } from '../../purging/keys.ts'
import type { AppContext } from '../context.ts'
import { mayBeRecognised, tokenHeaders } from '../recognised.ts'
import { browserFiles } from '../request-route.ts'
import { isShared, storedStatuses } from './storing.ts'

/** What is said of a response to the caches between the product and its visitors. */
export interface Sharing {
  /** @param isForAll whether its route states that every guest is given the same */
  state(c: Context<AppContext>, isForAll: boolean): void
}

/** Where no shared cache is spoken of, responses say what their routes say. */
export const unshared: Sharing = { state: () => undefined }

const pathOfFile = /^\/v1\/storage\/buckets\/[^/]+\/files\/([^/]+)\//
/** What a cache may only give to who asked without a token. */
const differs = ['Accept-Encoding', ...tokenHeaders].join(', ')

/**
 * States for how many seconds shared caches may keep what is the same for every guest, and what it is made of; whatever else
 * does not say itself that it is public is for its caller alone. Browsers ask each time, as they do without.
 * @param seconds nothing is kept for longer; one less is said, because caches count whole ones, and some begin late
 */
export function sharedFor(seconds: number): Sharing {
  const forAllGuests = `public, max-age=0, must-revalidate, s-maxage=${seconds - 1}`

  return {
    state(c, isForAll) {
      const { res } = c
      const said = res.headers.get('cache-control')
      if (mayBeRecognised(c.req)) return isolate(res, said)
      if (said === null && isForAll && isShared(res, {})) {
        // Of what is not found there is no end.
        if (!storedStatuses.has(res.status)) return res.headers.set('Cache-Control', 'no-cache')
        res.headers.set('Cache-Control', forAllGuests)
        res.headers.set('Vary', differs)
      } else if (!isPublic(said)) return isolate(res, said)
      const made = keyOf(c)
      res.headers.set('Surrogate-Key', made)
      res.headers.set('Cache-Tag', made)
    },
  }
}

const isPublic = (said: string | null) => said !== null && /\bpublic\b/.test(said)

/** Keeps a response from every cache but the caller's own. */
function isolate({ headers }: Response, said: string | null): void {
  if (said !== null && /\b(private|no-store)\b/.test(said)) return
  const own = said?.replace(/\bpublic\b,?\s*/, '') || 'no-cache'
  headers.set('Cache-Control', `private, ${own}`)
}

function keyOf(c: Context<AppContext>): string {
  if (c.get('route') === browserFiles) return keys.build
  const [, file] = pathOfFile.exec(c.req.path) ?? []
  return file ? keyOfFile(file) : keys.content
}
