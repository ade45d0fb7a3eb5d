import type { RequestLines } from '../request-lines.ts'
import { requestIdOf } from '../request-log.ts'
import { readHeaders } from './asked.ts'
import { countGiven, encodingsFor, readyEncoding } from './encoding.ts'
import { isKnownTo } from './entry.ts'
import { bodyOf, headOf, wholeHead } from './head.ts'
import type { ResponseCache } from './response-cache.ts'

/** What counts of a request, as it came. */
export interface RequestHead {
  method?: string | undefined
  url?: string | undefined
  /** Names and values in turn. */
  rawHeaders: readonly string[]
}

/** Sends a response: its whole head, the empty line too, and its body. */
type Send = (head: string, body: Uint8Array | string | undefined) => void

/**
 * Answers a request from what is stored.
 * @param since when it came, by `performance.now()`, where it has waited
 * @returns false where the application has to
 */
export type ShortWay = (request: RequestHead, send: Send, since?: number) => boolean

/**
 * The way of a request to a stored response that passes nothing else: no framework, no middleware. What it sends differs in
 * nothing from what the application sends; whatever is not plain goes to the application.
 */
export function createShortWay(cache: ResponseCache, lines: RequestLines): ShortWay {
  return ({ method, url = '', rawHeaders }, send, since) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || url[0] !== '/') return false
    const asked = readHeaders(rawHeaders)
    if (asked.isForTheApplication || asked.host === undefined) return false
    const entry = cache.find(url, asked.host)
    if (!entry) return false

    const requestId = requestIdOf(asked.requestId)
    const isUnchanged = isKnownTo(asked.ifNoneMatch, entry)
    const encodings = encodingsFor(asked.acceptEncoding, entry)
    const encoding = readyEncoding(entry, encodings)
    // Whoever has waited for it to be made is not told to wait for its compression as well.
    const isReady = encoding !== 'identity' || encodings[0] === 'identity' || since !== undefined
    if (!isUnchanged && !isReady) return false
    const as = isUnchanged ? 'unchanged' : encoding
    const isFirst = entry.heads[as] === undefined
    const body = isUnchanged || method === 'HEAD' ? undefined : bodyOf(entry, encoding)
    const status = isUnchanged ? 304 : entry.status
    send(wholeHead(headOf(entry, as), requestId), body)
    const milliseconds = since === undefined ? 0 : Math.round(performance.now() - since)
    lines.add(requestId, method, pathOf(url), status, milliseconds)
    cache.requests.count(entry.counted, status)
    cache.counts.hits += 1
    if (isFirst) cache.recount(entry)
    countGiven(entry, cache)
    return true
  }
}

function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}
