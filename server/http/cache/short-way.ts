import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestLines } from '../request-lines.ts'
import { requestIdOf } from '../request-log.ts'
import { readHeaders } from './asked.ts'
import { countGiven, encodingsFor, readyEncoding } from './encoding.ts'
import { isKnownTo } from './entry.ts'
import { bodyOf, headOf, sendWhole } from './head.ts'
import type { ResponseCache } from './response-cache.ts'

/** Answers a request from what is stored. @returns false where the application has to */
export type ShortWay = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * The way of a request to a stored response that passes nothing else: no framework, no middleware. What it sends differs in
 * nothing from what the application sends; whatever is not plain goes to the application.
 */
export function createShortWay(cache: ResponseCache, lines: RequestLines): ShortWay {
  return (incoming, outgoing) => {
    const { method, url = '', httpVersionMinor } = incoming
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || url[0] !== '/' || httpVersionMinor !== 1 || !outgoing.shouldKeepAlive) return false
    const asked = readHeaders(incoming.rawHeaders)
    if (asked.isForTheApplication || asked.host === undefined) return false
    const entry = cache.find(url, asked.host)
    if (!entry) return false

    const requestId = requestIdOf(asked.requestId)
    const isUnchanged = isKnownTo(asked.ifNoneMatch, entry)
    const encodings = encodingsFor(asked.acceptEncoding, entry)
    const encoding = readyEncoding(entry, encodings)
    if (!isUnchanged && encoding === 'identity' && encodings[0] !== 'identity') return false
    const as = isUnchanged ? 'unchanged' : encoding
    const isFirst = entry.heads[as] === undefined
    const body = isUnchanged || method === 'HEAD' ? undefined : bodyOf(entry, encoding)
    const status = isUnchanged ? 304 : entry.status
    sendWhole(outgoing, headOf(entry, as), requestId, body)
    lines.add(requestId, method, pathOf(url), status)
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
