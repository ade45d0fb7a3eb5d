import { tokenHeaders } from '../recognised.ts'

/** What the short way reads of a request's headers. */
export interface AskedHeaders {
  host: string | undefined
  requestId: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** Something is there that only the application reads. */
  isForTheApplication: boolean
}

type Read = 'host' | 'requestId' | 'acceptEncoding' | 'ifNoneMatch'

const read = new Map<string, Read>([
  ['host', 'host'],
  ['x-request-id', 'requestId'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
])
const forTheApplication = new Set([
  ...tokenHeaders,
  'range',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
])

/**
 * Reads names and values as they came. Node's own `headers` would make an object of all of them, for the few that count
 * here. What comes twice is left to the application.
 */
export function readHeaders(raw: readonly string[]): AskedHeaders {
  const asked: AskedHeaders = {
    host: undefined,
    requestId: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    isForTheApplication: false,
  }
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] as string).toLowerCase()
    const field = read.get(name)
    if (field === undefined) asked.isForTheApplication ||= needsApplication(name, raw[index + 1] as string)
    else if (asked[field] !== undefined) asked.isForTheApplication = true
    else asked[field] = raw[index + 1]
  }
  return asked
}

/** Whether only the application reads a header; one that is about to end its connection, too. */
function needsApplication(name: string, value: string): boolean {
  return forTheApplication.has(name) || (name === 'connection' && !/^keep-alive$/i.test(value))
}
