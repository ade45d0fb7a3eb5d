import { gunzipSync } from 'node:zlib'

/** A response as it came over the socket. */
export interface RawResponse {
  status: number
  /** By name in lower case; the last one where a name comes more than once. */
  headers: Map<string, string>
  /** Unpacked, where it came as gzip. */
  body: Buffer
}

const blankLine = Buffer.from('\r\n\r\n')

/**
 * Reads the first final response out of what has come so far.
 * @param isHead whether its request was a HEAD, to which no body comes
 * @param isEnd whether nothing more will come
 * @returns undefined where more has to come
 * @throws Error where what came is no response
 */
export function readResponse(bytes: Buffer, isHead: boolean, isEnd: boolean): RawResponse | undefined {
  const end = bytes.indexOf(blankLine)
  if (end < 0) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
  if (Number.isNaN(status)) throw new Error(`No response: ${JSON.stringify(first.slice(0, 80))}`)
  const rest = bytes.subarray(end + blankLine.length)
  if (status < 200) return readResponse(rest, isHead, isEnd)
  const headers = new Map(lines.map(split))
  if (isHead || status === 204 || status === 304) return { status, headers, body: Buffer.alloc(0) }
  const body = readBody(rest, headers, isEnd)
  return (
    body && { status, headers, body: headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body }
  )
}

function split(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

function readBody(bytes: Buffer, headers: Map<string, string>, isEnd: boolean): Buffer | undefined {
  const length = headers.get('content-length')
  if (length !== undefined)
    return bytes.length < Number(length) ? undefined : bytes.subarray(0, Number(length))
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(bytes)
  return isEnd ? bytes : undefined
}

function readChunks(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    at = lineEnd + 2
    if (bytes.length < at + size + 2) return undefined
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(at, at + size))
    at += size + 2
  }
}
