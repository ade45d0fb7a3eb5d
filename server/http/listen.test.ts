import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenWidely } from './listen.ts'

async function listen() {
  const server = createServer((_request, response) => response.end('here'))
  const listening = await listenWidely(server, 0, '127.0.0.1')
  const close = () => Promise.all(listening.map((one) => one.listening && once(one.close(), 'close')))
  onTestFinished(async () => void (await close()))
  return { listening, close, port: (server.address() as AddressInfo).port }
}

test('whichever of its sockets a connection comes to, the server answers', async () => {
  const { listening, port } = await listen()
  const counted = new Set<unknown>()
  for (const one of listening) one.on('connection', () => counted.add(one))
  for (let time = 0; time < 100; time++) {
    const response = await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: 'close' } })
    expect(await response.text()).toBe('here')
  }
  expect(counted.size > 1).toBe(listening.length > 1)
})

test('a port that something else listens on is an error, whether or not that shares it', async () => {
  const { port } = await listen()
  const alone = createTcpServer().listen(0, '127.0.0.1')
  await once(alone, 'listening')
  onTestFinished(() => void alone.close())
  for (const taken of [port, (alone.address() as AddressInfo).port])
    await expect(listenWidely(createServer(), taken, '127.0.0.1')).rejects.toThrow('EADDRINUSE')
})

test('once all are closed, the port is free', async () => {
  const { port, close } = await listen()
  await close()
  const next = createTcpServer().listen(port, '127.0.0.1')
  await once(next, 'listening')
  next.close()
})
