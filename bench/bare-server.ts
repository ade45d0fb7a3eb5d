import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the bare server sends until it is told otherwise. */
export interface BareResponse {
  status: number
  bytes: number
}

/* Run as a child: a server that does nothing but send what its parent says. It answers with its port. */
let body = Buffer.alloc(0)
let head: [number, Record<string, string | number>] = [200, {}]

const server = createServer((_request, response) => response.writeHead(...head).end(body))
process.on('message', ({ status, bytes }: BareResponse) => {
  body = Buffer.alloc(bytes, 'x')
  const length = { 'Content-Type': 'application/octet-stream', 'Content-Length': bytes }
  head = [status, status === 304 ? {} : length]
  process.send?.('ready')
})
process.once('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
