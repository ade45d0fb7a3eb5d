import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/* Run with a number: a server that does nothing but send so many bytes. It prints its port. */
const body = Buffer.alloc(Number(process.argv[2]), 'x')
const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': body.length }
const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
