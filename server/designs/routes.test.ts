import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Designs', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it('numbers codes from 1001 and finds a design by its code in any letter case', async () => {
    const design = await createdDesign(app)
    expect(design.code).toBe('ARC-1001')
    expect((await app.visit('/api/designs/arc-1001')).body.data._id).toBe(design._id)
  })
})
