import { once } from 'node:events'
import { Agent, get as httpGet, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { jpeg } from '#test/files/make-files.ts'
import { filesPath, post, startWith, uploadForm } from '#test/files/set-up.ts'
import { picturesAtOnce as atOnce, mostWaiting } from './files.ts'

const asked = 300

it('an upload passes while 300 previews are asked for, and those that are given up are not drawn', async () => {
  const { app, db, files } = await startWith(await jpeg(1000, 600))
  const row = await files.find('one')
  await db
    .insertInto('file')
    .values(Array.from({ length: asked }, (_, at) => ({ ...row, id: `copy-${at}` })))
    .execute()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const open = files.store.open
  const reading = vi.spyOn(files.store, 'open').mockImplementation(async () => {
    await released
    return open('one')
  })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: false })
  const refusals: (string | undefined)[] = []
  const requests = Array.from({ length: asked }, (_, at) =>
    httpGet({ port, agent, path: `${filesPath}/copy-${at}/preview?width=320` }, (response) => {
      refusals.push(`${response.statusCode} ${response.headers['retry-after']}`)
      response.resume()
    }).on('error', () => undefined),
  )
  await eventually(() => expect(refusals).toHaveLength(asked - mostWaiting - atOnce))
  expect(new Set(refusals)).toEqual(new Set(['503 5']))
  expect(reading).toHaveBeenCalledTimes(atOnce)

  const other = await jpeg(500, 300)
  expect(await post(app, uploadForm(other, { fileId: 'two' }))).toMatchObject({ status: 201 })

  for (const request of requests) request.destroy()
  const connections = promisify(server.getConnections.bind(server))
  await eventually(async () => expect(await connections()).toBe(0))
  release()
  reading.mockImplementation(open)
  expect((await app.request(`${filesPath}/two/preview?width=320`)).status).toBe(200)
  expect(reading).toHaveBeenCalledTimes(atOnce + 1)
})
