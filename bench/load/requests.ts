import type { Asked } from './load.ts'

/** As a browser asks. */
export const browserHeaders = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language': 'en-IN,en;q=0.9',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Sec-Fetch-Site': 'same-origin',
  Connection: 'keep-alive',
}

let number = 0

/** @returns makes the bytes of one request after the other; where all are alike they are made once */
export function requestsOf(
  port: number,
  { paths, method = 'GET', headers, body }: Asked,
): () => Buffer | string {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...browserHeaders, ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const made = paths.map((path) => write(`${method} ${path} HTTP/1.1\r\n${head}`, body))
  let turn = 0
  return () => {
    const next = made[turn++ % made.length] as Buffer | (() => string)
    return typeof next === 'function' ? next() : next
  }
}

/** The bytes of a request, or how they are made each time, where it names a number. */
function write(head: string, body: string | undefined): Buffer | (() => string) {
  if (`${head}${body}`.includes('{n}')) {
    return () => {
      const n = String(++number)
      return whole(head.replaceAll('{n}', n), body?.replaceAll('{n}', n))
    }
  }
  return Buffer.from(whole(head, body))
}

function whole(head: string, body: string | undefined): string {
  if (body === undefined) return `${head}\r\n`
  const length = Buffer.byteLength(body)
  return `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
}
