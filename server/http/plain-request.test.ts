import { describe, expect, it } from 'vitest'
import { readPlainRequest } from './plain-request.ts'

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'))
const host = 'Host: site.example\r\n'

describe('A plain request', () => {
  it('is read with its method, its address and its headers as they came', () => {
    expect(read(`GET /api/designs?limit=24 HTTP/1.1\r\n${host}X-Odd:a: b \r\nAccept:\r\n\r\n`)).toEqual({
      method: 'GET',
      url: '/api/designs?limit=24',
      rawHeaders: ['Host', 'site.example', 'X-Odd', 'a: b', 'Accept', ''],
    })
    expect(read(`HEAD / HTTP/1.1\r\n${host}\r\n`)?.method).toBe('HEAD')
  })
})

describe('Left to Node is', () => {
  it.each([
    ['what writes', `POST / HTTP/1.1\r\n${host}\r\n`],
    ['a request that is not whole', `GET / HTTP/1.1\r\n${host}`],
    ['a request whose end is not whole', `GET / HTTP/1.1\r\n${host}\r`],
    ['what has something behind it', `GET / HTTP/1.1\r\n${host}\r\nx`],
    ['two requests at once', `GET / HTTP/1.1\r\n${host}\r\n`.repeat(2)],
    ['another version', `GET / HTTP/1.0\r\n${host}\r\n`],
    ['an address with a host', `GET http://site.example/ HTTP/1.1\r\n${host}\r\n`],
    ['a space in the address', `GET /a b HTTP/1.1\r\n${host}\r\n`],
    ['a letter in the address that is none of ASCII', `GET /\xe9 HTTP/1.1\r\n${host}\r\n`],
    ['two spaces', `GET  / HTTP/1.1\r\n${host}\r\n`],
    ['no header', 'GET / HTTP/1.1\r\n\r\n'],
    ['lines that end in another way', `GET / HTTP/1.1\n${host}\n`],
    ['a header that ends in another way', 'GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n'],
    ['a lone return within a header', 'GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n'],
    ['a header over two lines', `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`],
    ['a space before a colon', 'GET / HTTP/1.1\r\nContent-Length : 1\r\nHost: a\r\n\r\n'],
    ['a header without a name', `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`],
    ['a zero', 'GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n'],
    ['letters that are none of ASCII', 'GET / HTTP/1.1\r\nHost: \xe9\r\n\r\n'],
    ['a line before it', `\r\nGET / HTTP/1.1\r\n${host}\r\n`],
    ['what is long', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(5000)}\r\n\r\n`],
  ])('%s', (_what, text) => {
    expect(read(text)).toBeUndefined()
  })
})
