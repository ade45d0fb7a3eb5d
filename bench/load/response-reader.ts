/**
 * What one response came to. Its body is counted as it was sent, never decompressed.
 * @param isLast the connection is closed after it
 */
export type OnResponse = (status: number, bodyBytes: number, isLast: boolean) => void

const headEnd = '\r\n\r\n'
const newline = 0x0a
const endless = -1

/**
 * Finds where each response of one connection ends, by its Content-Length or its chunks, however its bytes arrive.
 * @returns takes the bytes that came; they may be overwritten afterwards
 * @throws Error where a response says neither, so that only the connection's end would end it
 */
export function createResponseReader(onResponse: OnResponse): (bytes: Buffer) => void {
  let head = ''
  let status = 0
  let bodyBytes = 0
  /** Bytes of the body, or of the chunk and the line end behind it, that are still to come. */
  let remaining = 0
  let isChunked = false
  let isLast = false
  let isLastChunk = false
  let sizeLine = ''
  let isInBody = false

  return (bytes) => {
    for (let at = 0; at < bytes.length; )
      if (!isInBody) at = readHead(bytes, at)
      else if (!isChunked) at = readBody(bytes, at)
      else if (remaining > 0) at = readChunk(bytes, at)
      else at = readSize(bytes, at)
  }

  function readHead(bytes: Buffer, at: number): number {
    const before = head.length
    head += bytes.toString('latin1', at)
    const end = head.indexOf(headEnd, Math.max(0, before - headEnd.length))
    if (end === -1) return bytes.length
    const next = at + end + headEnd.length - before
    head = head.slice(0, end + 2)
    status = Number(head.slice(9, 12))
    isChunked = /\r\ntransfer-encoding: *chunked\r\n/i.test(head)
    isLast = /\r\nconnection: *close\r\n/i.test(head)
    remaining = isChunked || hasNoBody(status) ? 0 : lengthIn(head)
    head = ''
    bodyBytes = 0
    isInBody = true
    if (remaining === endless) throw new Error(`A response with status ${status} does not say how long it is`)
    if (!isChunked && remaining === 0) finish()
    return next
  }

  function readBody(bytes: Buffer, at: number): number {
    const taken = Math.min(remaining, bytes.length - at)
    remaining -= taken
    bodyBytes += taken
    if (remaining === 0) finish()
    return at + taken
  }

  /** Of the remaining bytes, the last two are the line's end behind the chunk. */
  function readChunk(bytes: Buffer, at: number): number {
    const taken = Math.min(remaining, bytes.length - at)
    bodyBytes += Math.min(taken, Math.max(0, remaining - 2))
    remaining -= taken
    if (remaining === 0 && isLastChunk) finish()
    return at + taken
  }

  function readSize(bytes: Buffer, at: number): number {
    const end = bytes.indexOf(newline, at)
    sizeLine += bytes.toString('latin1', at, end === -1 ? bytes.length : end)
    if (end === -1) return bytes.length
    const size = Number.parseInt(sizeLine, 16)
    sizeLine = ''
    isLastChunk = size === 0
    remaining = size + 2
    return end + 1
  }

  function finish() {
    isInBody = false
    isLastChunk = false
    if (status >= 200) onResponse(status, bodyBytes, isLast)
  }
}

function hasNoBody(status: number): boolean {
  return status < 200 || status === 204 || status === 304
}

function lengthIn(head: string): number {
  const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1]
  return length === undefined ? endless : Number(length)
}
