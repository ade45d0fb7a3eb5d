import { expect, it, onTestFinished, vi } from 'vitest'
import { openBegunPostgres, openBegunSqlite } from '#test/databases.ts'
import { createdDesign, enquiryFields, serviceFields } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'

/** As a process that starts, which knows of no id yet. */
async function startedAfresh() {
  vi.resetModules()
  return (await import('#test/start-app.ts')).startApp
}

it.each([
  ['SQLite', openBegunSqlite],
  ['PostgreSQL', openBegunPostgres],
])('after a start with the clock in the past, what comes new is the newest, on %s', async (_name, open) => {
  const database = await open()
  const first = await startApp({ ...database, remove: async () => {} })
  const design = await createdDesign(first)
  const { body: enquiry } = await first.post('/api/enquiries', enquiryFields(), '')
  await first.stop()

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30 * 24 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  const startAfresh = await startedAfresh()
  const second = await startAfresh(database)
  const later = await createdDesign(second)
  const { body: service } = await second.post('/api/services', serviceFields())
  await second.post('/api/enquiries', enquiryFields({ name: 'Later' }), '')
  const ids = [design._id, enquiry._id, later._id, service._id]
  expect(ids).toEqual(ids.toSorted())
  const shown = (await second.visit('/api/designs')).body.data
  expect(shown.map(({ _id }: { _id: string }) => _id)).toEqual([later._id, design._id])
  const [newest] = (await second.get('/api/activity')).body.data
  expect(newest.subject.name).toBe('Later')
  await second.stop()
})
