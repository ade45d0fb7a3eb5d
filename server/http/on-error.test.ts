import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import type { AppContext } from './context.ts'
import { createListener } from './listener.ts'
import { onError } from './on-error.ts'
import { sizeLimit } from './request-body.ts'

it('a body in chunks that breaks off is its sender’s failure: no alarm that a dependency is down', async () => {
  const lines: { level: number }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const { promise: answered, resolve: answer } = Promise.withResolvers<number>()
  const app = new Hono<AppContext>()
  app.onError((error, c) => {
    const response = onError(error, c)
    answer(response.status)
    return response
  })
  app.use((c, next) => {
    c.set('log', log)
    return next()
  })
  app.post('/api/enquiries', sizeLimit, (c) => c.json({}))
  const listener = createListener(app.fetch, log)
  onTestFinished(() => listener.end({ body: 0, response: 0 }))
  await once(listener.server.listen(0, '127.0.0.1'), 'listening')

  const socket = connect((listener.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /api/enquiries HTTP/1.1\r\nHost: site.example\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n',
  )
  await once(listener.server, 'request')
  setImmediate(() => socket.destroy())

  expect(await answered).toBe(408)
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
})
