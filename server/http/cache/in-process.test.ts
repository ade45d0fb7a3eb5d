import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { storedInProcess } from './in-process.ts'

describe('A page that asks the API in-process', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await openBegunSqlite())
  })
  afterAll(() => app.stop())

  const ask = async (path: string, init?: RequestInit) => whole(await app.app.request(path, init))
  const stored = async (path: string, init?: RequestInit) => {
    const response = storedInProcess(app.cache, path, init)
    return response && whole(response)
  }

  it('is given what is stored as the application gives it, but for the id of a request', async () => {
    for (const path of ['/api/settings', '/api/categories', '/api/designs?limit=24', '/api/services']) {
      // With parameters, the second time.
      for (const _ of ['first', 'second']) await ask(path)
      const { headers, ...answer } = await ask(path)
      headers.delete('x-request-id')
      headers.delete('content-length')
      expect(await stored(path)).toEqual({ headers, ...answer })
    }
  })

  it('is never given what was there before a write', async () => {
    for (let round = 0; round < 5; round++) {
      await app.put('/api/settings', { address: `Street ${round}` })
      expect(await stored('/api/settings')).toBeUndefined()
      await ask('/api/settings')
      expect((await stored('/api/settings'))?.body).toContain(`Street ${round}"`)
    }
  })

  it.each<[string, string, RequestInit]>([
    ['what was never asked for', '/api/testimonials', {}],
    ['what changes something', '/api/settings', { method: 'PUT' }],
    ['a session', '/api/settings', { headers: { Authorization: 'Bearer any' } }],
    ['a part', '/api/settings', { headers: { Range: 'bytes=0-9' } }],
    ['what may be known already', '/api/settings', { headers: { 'If-None-Match': '*' } }],
  ])('asks the application for %s', async (_, path, init) => {
    await ask('/api/settings')
    expect(await stored(path, init)).toBeUndefined()
  })
})

async function whole(response: Response) {
  const { status, headers } = response
  return { status, headers: new Map(headers), body: await response.text() }
}
