import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { apiError } from '#contract/error.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { createListener } from './listener.ts'

const json = { 'Content-Type': 'application/json' }
const grace = { body: 0, response: 0 }
const lines: { requestId: string; status: number; path?: string }[] = []
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
let app: TestApp
let listener: ReturnType<typeof createListener>
let port: number

beforeAll(async () => {
  app = await startApp(await openBegunSqlite())
  listener = createListener(app.app.fetch, log)
  await once(listener.server.listen(0, '127.0.0.1'), 'listening')
  port = (listener.server.address() as AddressInfo).port
})
afterAll(async () => {
  await listener.end(grace)
  await app.stop()
})

it('Who expects to be told to continue is told so before the response, also behind a request that is still under way', async () => {
  const others = Promise.withResolvers<void>()
  let count = 0
  const server = createListener(async () => {
    count++
    if (count === 1) await others.promise
    if (count === 4) others.resolve()
    return new Response(Buffer.from('{"a":1}'))
  }, log)
  onTestFinished(() => server.end(grace))
  await once(server.server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const ask = (more: string) => `GET / HTTP/1.1\r\nHost: site.example\r\n${more}\r\n`
  const expecting = ask('Expect: 100-continue\r\n')
  socket.write(`${ask('')}${expecting}${expecting}${ask('Connection: close\r\n')}`)
  const said = (await text(socket)).match(/HTTP\/1\.1 \d+|\{"a":1\}/g)
  const whole = ['HTTP/1.1 200', '{"a":1}']
  const told = ['HTTP/1.1 100', ...whole]
  expect(said?.join()).toMatch(new RegExp(`^${whole}(,${told}|,${whole})+$`))
})

describe('A body that is refused', () => {
  const large = Buffer.alloc(3 * 1024 * 1024, ' ')
  const refused: [path: string, body: Buffer, status: number, chunked?: boolean][] = [
    ['/api/enquiries', large, 413],
    ['/api/enquiries', large, 413, true],
    ['/api/services', large.subarray(0, 1_000_000), 401],
    ['/v1/storage/buckets/media/files', large, 401],
    ['/v1/nothing', large, 404],
    ['/api/auth/login', large.subarray(0, 900_000), 400],
  ]

  it('never cuts an honest request that comes after it on a kept connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 })
    const outcomes: Record<string, number> = {}
    const count = async (what: string, sending: Promise<unknown>) => {
      const outcome = `${what}: ${await sending.catch((error) => error.code)}`
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
    const rounds = 20
    const sendings: Promise<void>[] = []
    for (let round = 0; round < rounds; round++)
      for (const [path, body, , isChunked] of refused) {
        sendings.push(count(path, send(agent, path, body, isChunked)))
        sendings.push(count('honest', send(agent, '/api/enquiries', enquiryOf(sendings.length))))
      }
    await Promise.all(sendings)
    agent.destroy()
    const expected: Record<string, number> = { 'honest: 201': rounds * refused.length }
    for (const [path, , status] of refused)
      expected[`${path}: ${status}`] = (expected[`${path}: ${status}`] ?? 0) + rounds
    expect(outcomes).toEqual(expected)
  })

  it('closes the connection only where it was not read to its end', async () => {
    const closing = async (path: string, body: Buffer) => {
      const { answer } = await spoken(head('POST', path, body.length), body)
      return [answer.split(' ')[1], /\r\nconnection: close\r\n/i.test(answer)]
    }
    expect(await closing('/v1/nothing', large)).toEqual(['404', true])
    expect(await closing('/api/auth/login', Buffer.from('{}'))).toEqual(['400', false])
  })

  it('that never comes does not hold its answer back, nor the connection for long', async () => {
    const { answer, isEnded } = await spoken(head('POST', '/api/services', 900_000), Buffer.from('{'), true)
    expect(answer).toMatch(/^HTTP\/1.1 401 /)
    expect(answer).toMatch(/Unauthorized access/)
    expect(isEnded).toBe(true)
  })
})

describe('A request that never reaches the application', () => {
  const host = 'Host: site.example\r\n'
  it.each([
    ['a backslash in its path', `GET /a\\b HTTP/1.1\r\n${host}\r\n`, 400],
    ['an odd host', 'GET / HTTP/1.1\r\nHost: a b<c>\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts in one', 'GET / HTTP/1.1\r\nHost: a,b/c?d\r\n\r\n', 400],
    ['an expectation', `GET / HTTP/1.1\r\n${host}Expect: something\r\n\r\n`, 417],
    ['no request line', 'Good morning\r\n\r\n', 400],
    ['an unknown version', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
    ['a header without a name', `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`, 400],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ['headers of 20 KB', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a tunnel to elsewhere', `CONNECT site.example:443 HTTP/1.1\r\n${host}\r\n`, 400],
  ])('because of %s is answered as any other, and logged', async (_what, bytes, status) => {
    const { answer } = await spoken(bytes)
    const [top = '', body = ''] = answer.split('\r\n\r\n')
    expect(top).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(top).toMatch(/content-type: application\/json/i)
    expect(apiError.strict().safeParse(JSON.parse(body)).error?.message).toBeUndefined()
    const requestId = /x-request-id: (\S+)/i.exec(top)?.[1]
    expect(lines.filter((line) => line.requestId === requestId)).toMatchObject([{ status }])
  })

  it('keeps the id that its caller gave it', async () => {
    const { answer } = await spoken(`GET /a\\b HTTP/1.1\r\n${host}X-Request-Id: my-own-id\r\n\r\n`)
    expect(answer).toMatch(/x-request-id: my-own-id\r\n/i)
  })

  it('leaves those alone that only look odd', async () => {
    const ask = async (bytes: string) => (await spoken(bytes)).answer.split(' ')[1]
    expect(await ask(`GET /api/health HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)).toBe('200')
    expect(await ask('GET /api/health HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n')).toBe('200')
    expect(await ask('GET /api/health HTTP/1.0\r\n\r\n')).toBe('200')
  })
})

function enquiryOf(number: number): Buffer {
  return Buffer.from(JSON.stringify(enquiryFields({ name: `Visitor ${number}` })))
}

/** Sends a body through the agent's kept connections. @returns the status, once the answer was read to its end */
function send(agent: Agent, path: string, body: Buffer, isChunked = false): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const length = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length }
    const sending = request({
      port,
      host: '127.0.0.1',
      agent,
      path,
      method: 'POST',
      headers: { ...json, ...length },
    })
    sending.on('error', reject).on('response', async (response) => {
      await text(response).catch(reject)
      resolve(response.statusCode)
    })
    sending.end(body)
  })
}

function head(method: string, path: string, length: number): string {
  return `${method} ${path} HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
}

/** Says these bytes over a connection of its own. @returns the first answer, and whether the other side ended */
function spoken(
  bytes: string,
  body?: Buffer,
  isWaiting = false,
): Promise<{ answer: string; isEnded: boolean }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    let isEnded = false
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      answer += chunk
      if (!isWaiting && /\r\n\r\n[\s\S]*\}\s*$/.test(answer)) socket.destroy()
    })
    socket.on('end', () => (isEnded = true))
    socket.on('close', () => resolve({ answer, isEnded }))
    socket.write(bytes)
    if (body) socket.write(body)
  })
}
