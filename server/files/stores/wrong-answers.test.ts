import { access } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { video } from '#test/files/make-files.ts'
import { finished } from '#test/files/store-behaviour.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

const patience = { answer: 300, put: 800, stall: 800, rest: 0 }
/** With what answers: how busy the machine is decides nothing then. */
const patient = { ...patience, answer: 30_000, put: 30_000 }
const full = 'The file storage is full. Nothing more can be stored until there is room.'
const unwritable = 'Files cannot be stored at the moment. Please try again.'
const unreadable = 'This file cannot be read at the moment. Please try again.'

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterEach(() => vi.unstubAllEnvs())

/** A server that answers as it likes. @returns its port */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

type Patience = typeof patience

const kinds: [string, (port: number, patience: Patience) => Promise<Store>][] = [
  ['S3', (port, patience) => openStore(`s3://media?endpoint=http://127.0.0.1:${port}`, { patience })],
  [
    'Appwrite',
    (port, patience) =>
      openStore(`appwrite://127.0.0.1:${port}/v1?project=a&bucket=b`, { patience, appwriteKey: 'key' }),
  ],
]

function never() {}

const failures: [string, RequestListener | undefined, string][] = [
  ['is down', undefined, unwritable],
  ['never answers', never, unwritable],
  ['hangs up', (request) => request.socket.destroy(), unwritable],
  ['answers everything with a page', (_, response) => response.end('<html>Welcome</html>'), unwritable],
  ['answers everything with nothing', (_, response) => response.end(), unwritable],
  ['answers everything with JSON', (_, response) => json(response, 200, { $id: 'other' }), unwritable],
  ['finds no page', (_, response) => response.writeHead(404).end('<html>No such page</html>'), unwritable],
  ['fails', (_, response) => response.writeHead(500).end('Oops'), unwritable],
  ['has no room', (_, response) => response.writeHead(507).end('Full'), full],
]

describe.each(kinds)('A store of the kind %s', (_kind, open) => {
  it.each(failures)(
    'that %s fails in time, and keeps nothing that it says it kept',
    async (_, answer, message) => {
      const store = await open(answer ? await listen(answer) : 1, answer === never ? patience : patient)
      const path = await finished(video(6 * 1024 * 1024))
      await expect(store.put('key', path)).rejects.toMatchObject({
        status: 503,
        message,
        headers: { 'Retry-After': '5' },
      })
      await expect(access(path)).resolves.toBeUndefined()
      const read = { status: 503, message: unreadable }
      await expect(store.open('key', { start: 0, end: 99 })).rejects.toMatchObject(read)
    },
  )
})

it('a store that takes a file and gives another has not taken it', async () => {
  const port = await listen((request, response) => {
    request.resume()
    if (request.method === 'PUT') return void response.writeHead(200, { ETag: '"0"' }).end()
    response.writeHead(200, { 'Content-Length': 5 }).end('other')
  })
  const store = await (kinds[0] as (typeof kinds)[0])[1](port, patience)
  await expect(store.put('key', await finished(video(10)))).rejects.toMatchObject({ status: 503 })
})

describe('A stream from an S3 store', () => {
  const broken: [string, RequestListener][] = [
    ['stands still', (_, response) => void partial(response, 1000).write(Buffer.alloc(10))],
    [
      'is cut',
      (_, response) => {
        partial(response, 1000).write(Buffer.alloc(10), () => response.socket?.destroy())
      },
    ],
    [
      'ends early',
      (_, response) => {
        response.removeHeader('Content-Length')
        response.writeHead(206, { 'Content-Range': 'bytes 0-999/1000' }).end(Buffer.alloc(10))
      },
    ],
    [
      'goes on for too long',
      (_, response) => {
        response.writeHead(206, { 'Content-Range': 'bytes 0-999/1000' }).end(Buffer.alloc(1010))
      },
    ],
  ]
  it.each(broken)('that %s breaks off', async (_, answer) => {
    const port = await listen(answer)
    const store = await (kinds[0] as (typeof kinds)[0])[1](port, patience)
    const stream = await store.open('key', { start: 0, end: 999 })
    await expect(buffer(stream)).rejects.toThrow()
  })

  it('may rest while nobody reads', async () => {
    const bytes = video(4 * 1024 * 1024)
    const port = await listen((_, response) => {
      const range = `bytes 0-${bytes.length - 1}/${bytes.length}`
      response.writeHead(206, { 'Content-Range': range }).end(bytes)
    })
    const store = await (kinds[0] as (typeof kinds)[0])[1](port, patience)
    const stream = await store.open('key', { start: 0, end: bytes.length - 1 })
    const received: Buffer[] = []
    for await (const piece of stream) {
      if (received.length === 1) await new Promise((resolve) => setTimeout(resolve, 1.5 * patience.stall))
      received.push(piece)
    }
    expect(Buffer.concat(received).equals(bytes)).toBe(true)
  })
})

function partial(response: Parameters<RequestListener>[1], length: number) {
  return response.writeHead(206, {
    'Content-Range': `bytes 0-${length - 1}/${length}`,
    'Content-Length': length,
  })
}

function json(response: Parameters<RequestListener>[1], status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
