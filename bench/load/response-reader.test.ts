import { expect, test } from 'vitest'
import { createResponseReader } from './response-reader.ts'

const plain = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 11\r\n\r\nhello world'
const chunked =
  'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n1a;note=x\r\n\r\n0\r\n\r\nHTTP/1.1 200 in it\r\n\r\n0\r\n\r\n'
const unchanged = 'HTTP/1.1 304 Not Modified\r\nContent-Length: 500\r\nETag: "x"\r\n\r\n'
const empty = 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'
const early = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'

const all = plain + chunked + unchanged + early + empty + plain
const responses = [
  [200, 11],
  [201, 31],
  [304, 0],
  [404, 0],
  [200, 11],
]

test.each([1, 2, 3, 7, 50, 1000])('responses end where they end, when %i bytes come at a time', (size) => {
  const read: [number, number][] = []
  const reader = createResponseReader((status, bodyBytes) => read.push([status, bodyBytes]))
  for (let at = 0; at < all.length; at += size) reader(Buffer.from(all.slice(at, at + size)))
  expect(read).toEqual(responses)
})

test('a response is there with its last byte, not before', () => {
  let count = 0
  const reader = createResponseReader(() => count++)
  for (const response of [plain, chunked, unchanged, empty]) {
    reader(Buffer.from(response.slice(0, -1)))
    const before = count
    reader(Buffer.from(response.slice(-1)))
    expect(count).toBe(before + 1)
  }
})

test('a response says whether it is the last of its connection', () => {
  const read: boolean[] = []
  const reader = createResponseReader((_status, _bodyBytes, isLast) => read.push(isLast))
  const last = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}'
  reader(Buffer.from(plain + last + plain))
  expect(read).toEqual([false, true, false])
})

test('a response that does not say how long it is is an error', () => {
  const reader = createResponseReader(() => {})
  expect(() => reader(Buffer.from('HTTP/1.1 200 OK\r\nDate: x\r\n\r\n'))).toThrow('how long')
})
