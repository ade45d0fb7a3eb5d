import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import type { Remake } from './cache/remaking.ts'
import type { ShortWay } from './cache/short-way.ts'
import { createListener } from './listener.ts'
import { createPlainConnections } from './plain-connections.ts'

const log = pino({ enabled: false })
const large = Buffer.alloc(8 * 1024 * 1024, 'a')
const opened: Socket[] = []
let listener: ReturnType<typeof createListener> | undefined
let port = 0
let readByNode = 0

/** What is stored and does not hold until it is made anew. */
const stale = { isMade: false, made: Promise.withResolvers<void>() }

const remake: Remake = ({ url }) => (url === '/stale' ? stale.made.promise : undefined)

/** What is stored: `/kept`, and a large file. */
const shortWay: ShortWay = ({ method, url, rawHeaders }, send) => {
  const body = { '/kept': 'kept', '/large': large, '/stale': stale.isMade ? 'anew' : undefined }[
    method === 'GET' ? (url ?? '') : ''
  ]
  if (body === undefined || rawHeaders.includes('Authorization')) return false
  send(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`, body)
  return true
}

async function fetched(request: Request): Promise<Response> {
  const body = await request.text()
  const headers = { 'content-type': 'text/plain' }
  return new Response(`made for ${request.method} ${new URL(request.url).pathname} ${body}`, { headers })
}

/** Listens. @returns a connection to it */
async function begun(): Promise<Socket> {
  listener = createListener(fetched, log, { shortWay, remake })
  readByNode = 0
  Object.assign(stale, { isMade: false, made: Promise.withResolvers<void>() })
  listener.server.on('request', () => readByNode++)
  await once(listener.server.listen(0, '127.0.0.1'), 'listening')
  port = (listener.server.address() as AddressInfo).port
  return connected()
}

async function connected(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  await once(socket, 'connect')
  return socket
}

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await listener?.end({ body: 0, response: 0 })
  listener = undefined
})

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site.example\r\n${more}\r\n`

/** Reads on until it has what is sought. */
async function heard(socket: Socket, sought: RegExp): Promise<string> {
  let text = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk.toString('latin1')
    if (sought.test(text)) return text
  }
  return `${text}(end)`
}

async function told(socket: Socket, request: string, sought: RegExp): Promise<string> {
  socket.write(request)
  return heard(socket, sought)
}

it('What is stored is sent without Node reading the request, again and again on one connection', async () => {
  const socket = await begun()
  for (let round = 0; round < 3; round++) await told(socket, get('/kept'), /\r\n\r\nkept$/)
  expect(readByNode).toBe(0)
})

it('What is not stored is made, also behind what was, and so is all that comes after it', async () => {
  const socket = await begun()
  await told(socket, get('/kept'), /kept$/)
  expect(await told(socket, get('/made'), /made for GET \/made /)).toMatch(/^HTTP\/1\.1 200 OK/)
  await told(socket, get('/kept'), /kept$/)
  expect(readByNode).toBe(2)
})

it.each([
  ['a token', get('/kept', 'Authorization: Bearer a\r\n'), /made for GET \/kept /],
  [
    'a body',
    'POST /kept HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nHouse',
    /made for POST \/kept House/,
  ],
  ['two in one piece', get('/kept') + get('/other'), /kept[\s\S]*made for GET \/other /],
])('A request with %s is read by Node, whole', async (_what, request, sought) => {
  const socket = await begun()
  await told(socket, request, sought)
  expect(readByNode).toBeGreaterThan(0)
})

it('A request in pieces is put together, wherever it is cut', async () => {
  await begun()
  const request = get('/made')
  for (const at of [1, 5, 20, request.length - 3, request.length - 1]) {
    const socket = await connected()
    socket.setNoDelay().write(request.slice(0, at))
    await wait(20)
    await told(socket, request.slice(at), /made for GET \/made /)
  }
})

it('A large body that begins behind what is stored comes whole', async () => {
  const socket = await begun()
  await told(socket, get('/kept'), /kept$/)
  const body = 'House '.repeat(50_000)
  const head = `POST /made HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`
  const answer = await told(socket, head + body, /made for POST \/made (House ){50000}/)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
})

it('Whoever asks on while taking nothing is given all of it, in the order asked', async () => {
  const socket = await begun()
  socket.setNoDelay()
  for (const path of ['/large', '/kept', '/made']) {
    socket.write(get(path))
    await wait(50)
  }
  const answer = await heard(socket, /made for GET \/made /)
  expect(answer.indexOf('kept')).toBeGreaterThan(large.length)
  expect(answer.lastIndexOf('made for')).toBeGreaterThan(answer.indexOf('kept'))
  expect(readByNode).toBeGreaterThan(0)
})

it('Whoever asks for much at once, and takes it late, is given all of it', async () => {
  const socket = await begun()
  socket.write(get('/large').repeat(3) + get('/made'))
  await wait(100)
  expect((await heard(socket, /made for GET \/made /)).length).toBeGreaterThan(3 * large.length)
})

it('As the server ends, a connection that waits is closed at once, and one that is still given something is not', async () => {
  const idle = await begun()
  await told(idle, get('/kept'), /kept$/)
  const taking = await connected()
  taking.write(get('/large'))
  await wait(50)
  const ending = listener?.end({ body: 0, response: 60_000 })
  expect(await heard(idle, /never/)).toBe('(end)')
  expect((await heard(taking, /a(?=$)/g)).length).toBeGreaterThan(0)
  let rest = 0
  for await (const chunk of taking) rest += chunk.length
  expect(rest).toBeGreaterThan(large.length / 2)
  await ending
})

it('As the server ends, what is asked in the time that is left is answered, and the connection ended', async () => {
  const socket = await begun()
  await told(socket, get('/kept'), /kept$/)
  const ending = listener?.end({ body: 0, response: 60_000, idle: 2000 })
  expect(await told(socket, get('/kept'), /made for GET \/kept /)).toMatch(/\r\nconnection: close\r\n/i)
  await ending
})

it('What is made anew is waited for, and so is all that is asked behind it', async () => {
  const socket = await begun()
  await told(socket, get('/kept'), /kept$/)
  socket.setNoDelay().write(get('/stale'))
  await wait(50)
  socket.write(get('/kept'))
  await wait(50)
  stale.isMade = true
  stale.made.resolve()
  expect(await heard(socket, /anew[\s\S]*kept$/)).toMatch(/anew[\s\S]*kept$/)
  expect(readByNode).toBe(0)
})

it('What could not be made anew is asked of the application', async () => {
  const socket = await begun()
  socket.write(get('/stale'))
  stale.made.resolve()
  await heard(socket, /made for GET \/stale /)
})

it('As the server ends, whoever waits for what is made anew is answered, and the connection ended', async () => {
  const socket = await begun()
  socket.write(get('/stale'))
  await wait(50)
  const ending = listener?.end({ body: 60_000, response: 60_000 })
  await wait(200)
  stale.isMade = true
  stale.made.resolve()
  expect(await heard(socket, /made for GET \/stale /)).toMatch(/\r\nconnection: close\r\n/i)
  await ending
})

it('A connection that says nothing is told of, and one over which nothing more comes is closed', async () => {
  const silent: Socket[] = []
  const plain = createPlainConnections({
    shortWay,
    remake: () => undefined,
    arrived() {},
    takeOver: (socket) => socket.destroy(),
    silent: (socket) => silent.push(socket.end()),
    patience: { first: 50, next: 50 },
  })
  await begun()
  listener?.server.removeAllListeners('connection').on('connection', plain.add)
  const [speaking, saying] = [await connected(), await connected()]
  expect(await told(speaking, get('/kept'), /never/)).toMatch(/kept\(end\)$/)
  expect(await heard(saying, /never/)).toBe('(end)')
  expect(silent).toHaveLength(1)
})

it('A connection that breaks off takes nothing with it', async () => {
  const socket = await begun()
  socket.write(get('/large'))
  await wait(20)
  socket.resetAndDestroy()
  const next = await connected()
  await told(next, get('/kept'), /kept$/)
})
