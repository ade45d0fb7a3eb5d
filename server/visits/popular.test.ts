import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysAfter, isoDayOf } from '#contract/dates.ts'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import type { VisitCount } from './store.ts'

const today = isoDayOf(new Date())

onEachDatabase('The sort of what is popular', (open) => {
  let app: TestApp
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    app = await startApp(await open())
    for (const { _id } of (await app.visit('/api/designs')).body.data) await app.delete(`/api/designs/${_id}`)
    for (const title of ['Old', 'Sent', 'Asked', 'New'])
      ids[title] = (await createdDesign(app, { title }))._id
  })
  afterAll(() => app.stop())

  const titles = async (query = '') =>
    (await app.visit(`/api/designs?sort=popular${query}`)).body.data.map(
      ({ title }: { title: string }) => title,
    )
  const count = async (title: string, kind: VisitCount['kind'], count: number, day = today) => {
    await app.dependencies.db
      .insertInto('visit')
      .values({ day, kind, subject: ids[title] ?? '', count })
      .execute()
    await app.dependencies.visits.rank()
  }

  it('puts the newest first while nobody has chosen anything', async () => {
    expect(await titles()).toEqual(['New', 'Asked', 'Sent', 'Old'])
  })

  it('weighs an enquiry more than two shared shortlists, and those more than fifteen looks', async () => {
    await count('Old', 'seen', 15)
    expect(await titles()).toEqual(['Old', 'New', 'Asked', 'Sent'])
    await count('Sent', 'sent', 2)
    await count('Asked', 'enquired', 1)
    expect(await titles()).toEqual(['Asked', 'Sent', 'Old', 'New'])
    expect(await titles('&limit=2&page=2')).toEqual(['Old', 'New'])
  })

  it('is answered anew though it was stored, as soon as it is put in order', async () => {
    for (const _ of [1, 2, 3]) await titles()
    await count('New', 'kept', 100)
    expect(await titles()).toEqual(['New', 'Asked', 'Sent', 'Old'])
  })

  it('leaves what is stored of other lists', async () => {
    const stored = () => app.cache.all().filter(({ key }) => /designs\?sort=newest/.test(key))
    for (const _ of [1, 2, 3]) await app.visit('/api/designs?sort=newest')
    const [before] = stored()
    await count('Old', 'kept', 1)
    expect(stored()).toEqual([before])
    expect(before && app.cache.has(before)).toBe(true)
  })

  it('forgets what was chosen more than 90 days ago', async () => {
    await count('Old', 'enquired', 1000, daysAfter(today, -90))
    expect((await titles())[0]).toBe('New')
    await count('Old', 'enquired', 1000, daysAfter(today, -89))
    expect((await titles())[0]).toBe('Old')
  })

  it('knows a design that is changed, and one that comes anew', async () => {
    await count('Old', 'enquired', 1000)
    await app.put(`/api/designs/${ids.Sent}`, { description: 'Changed' })
    expect(await titles()).toEqual(['Old', 'New', 'Asked', 'Sent'])
    await createdDesign(app, { title: 'Newest' })
    expect(await titles()).toEqual(['Old', 'New', 'Asked', 'Sent', 'Newest'])
  })
})
