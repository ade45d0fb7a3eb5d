import { afterEach, expect, it } from 'vitest'
import { openLine } from '#test/database-line.ts'
import { onEachDatabase, openPostgres } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let app: TestApp
afterEach(() => app.stop())

onEachDatabase('Health', (open) => {
  it('is 200 once the product serves', async () => {
    app = await startApp(await open())
    const { status, body } = await app.visit('/api/health')
    expect([status, body]).toEqual([200, { status: 'ok' }])
  })
})

it('is 503 while the database is down, as every call is, and 200 when it is back', async () => {
  const database = await openPostgres()
  const line = await openLine(database.url)
  app = await startApp({ url: line.url, remove: database.remove })
  await line.cut()
  for (const response of [
    await app.visit('/api/health'),
    await app.visit('/api/services?page=7'),
    await app.get('/api/enquiries'),
    await app.post('/api/enquiries', enquiryFields(), ''),
    await app.post('/api/auth/login', { email: 'a@example.com', password: 'x' }, ''),
  ]) {
    expect([response.status, response.body]).toEqual([
      503,
      {
        success: false,
        code: 'unavailable',
        message: 'The service is unavailable. Please try again.',
        requestId: response.headers.get('x-request-id'),
      },
    ])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await line.restore()
  expect((await app.visit('/api/health')).status).toBe(200)
  expect((await app.get('/api/enquiries')).status).toBe(200)
})
