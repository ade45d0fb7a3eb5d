import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './run.ts'

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const load = { connections: 4, seconds: 20, warmUp: 0 }

test('every response is counted once, by its kind, as often as its share says', async () => {
  const port = await serve((_request, response) => response.end('hello'))
  const asked = [
    { name: 'often', paths: ['/'], share: 3 },
    { name: 'seldom', paths: ['/'], share: 1 },
  ]
  const { times, byName, failed, bodyBytes } = await run({ ...load, port, asked, most: 400 })
  expect([failed, bodyBytes]).toEqual([0, 5])
  expect(times.count).toBe(400)
  expect(byName.seldom?.count).toBeGreaterThan(90)
  expect(byName.seldom?.count).toBeLessThan(110)
})

test('what is refused and what breaks counts as failed, and the load goes on', async () => {
  let number = 0
  const port = await serve((request, response) => {
    if (number++ % 3 === 1) request.socket.destroy()
    else response.writeHead(number % 3 === 0 ? 500 : 200).end('x')
  })
  const { times, failed } = await run({
    ...load,
    connections: 1,
    port,
    asked: [{ name: 'any', paths: ['/'] }],
    most: 20,
  })
  expect(times.count).toBe(10)
  expect(failed).toBeGreaterThanOrEqual(19)
})

test('a response that never comes to its end counts as failed', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 }).write('hello')
  })
  const asked = [{ name: 'any', paths: ['/'] }]
  const { times, failed } = await run({ ...load, port, asked, seconds: 0.1, longestEnd: 20 })
  expect([times.count, failed]).toEqual([0, load.connections])
})

test('no two requests are alike where they name a number, and a body is as long as it says', async () => {
  const seen = new Set<string>()
  const port = await serve(async (request, response) => {
    seen.add(request.url + (await text(request).catch(() => 'cut off by the end')))
    response.end()
  })
  const asked = [{ name: 'write', method: 'PUT', paths: ['/{n}'], body: '{"title":"हाउस {n}"}' }]
  await run({ ...load, port, asked, most: 50 })
  const own = [...seen].filter((each) => /^\/(\d+)\{"title":"हाउस \1"\}$/.test(each))
  expect(own.length).toBeGreaterThanOrEqual(50)
})
