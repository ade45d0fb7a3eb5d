import type { RequestHead } from './cache/short-way.ts'

/** A request for something in one piece: its line, its headers, and nothing behind them. */
const plain = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w-]+:[\t -~]*\r\n)+)\r\n$/

/** Longer ones are Node's to read. */
const longest = 4096

/**
 * Reads a request that has no body, where what came over a connection at once is one such request and nothing else.
 * Stricter than HTTP is: what is written in any other way is undefined, for Node's own reader.
 */
export function readPlainRequest(bytes: Buffer): RequestHead | undefined {
  if (bytes.length > longest) return undefined
  const [, method, url, lines] = plain.exec(bytes.toString('latin1')) ?? []
  return lines === undefined ? undefined : { method, url, rawHeaders: headersIn(lines) }
}

function headersIn(lines: string): string[] {
  const headers: string[] = []
  for (let from = 0; from < lines.length; ) {
    const colon = lines.indexOf(':', from)
    const end = lines.indexOf('\r', colon)
    headers.push(lines.slice(from, colon), lines.slice(colon + 1, end).trim())
    from = end + 2
  }
  return headers
}
