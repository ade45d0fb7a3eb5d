import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '#test/databases.ts'
import { createdDesign, enquiryFields, uploadedPicture } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'
import { createContentVersion, moveContentVersion } from './content-version.ts'

it('What is stored outlives uploads and enquiries, which visitors see nothing of, and no write that they see', async () => {
  const app = await startApp(await openSqlite())
  onTestFinished(() => app.stop())
  const { contentVersion } = app.dependencies
  const before = contentVersion.current()
  const picture = await uploadedPicture(app)
  const other = await uploadedPicture(app)
  await app.post('/api/enquiries', enquiryFields(), '')
  expect(contentVersion.current()).toBe(before)
  await createdDesign(app, { images: [{ fileId: picture }] })
  const shown = contentVersion.current()
  expect(shown).not.toBe(before)
  await app.call('DELETE', `/v1/storage/buckets/media/files/${other}`)
  expect(contentVersion.current()).not.toBe(shown)
})

it('A write that fails after it was stored moves the version too, and one that is refused does not', async () => {
  const version = createContentVersion(() => '')
  const app = new Hono().use(moveContentVersion(version))
  app.onError((_, c) => c.text('It failed', 500))
  app.post('/api/failing', () => {
    throw new Error('The answer could not be made')
  })
  app.post('/api/refused', (c) => c.text('No', 409))
  await app.request('/api/refused', { method: 'POST' })
  expect(version.current()).toBe('0.')
  await app.request('/api/failing', { method: 'POST' })
  expect(version.current()).toBe('1.')
})

it('Requests that come in at once ask once what others wrote; whoever comes later asks anew', async () => {
  let asked = 0
  const version = createContentVersion(() => ++asked)
  expect([version.current(), version.current()]).toEqual(['0.1', '0.2'])
  version.arrived()
  const together = [version.current(), version.elsewhere()]
  version.arrived()
  expect([...together, version.current()]).toEqual(['0.3', 3, '0.3'])
  await new Promise(setImmediate)
  expect(version.current()).toBe('0.4')
})
