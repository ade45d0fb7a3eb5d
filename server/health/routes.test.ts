import { afterEach, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
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
