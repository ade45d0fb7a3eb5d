import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { categoryNamed, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('What stands beside a design', (open) => {
  let app: TestApp
  let [oldest, hidden, middle, kitchen, newest]: { _id: string; code: string }[] = []

  beforeAll(async () => {
    app = await startApp(await open())
    oldest = await createdDesign(app, { title: 'Oldest' })
    hidden = await createdDesign(app, { title: 'Hidden', status: 'hidden' })
    middle = await createdDesign(app, { title: 'Middle' })
    const category = (await categoryNamed(app, 'Interior'))._id
    kitchen = await createdDesign(app, { title: 'Kitchen', category, subcategory: 'Kitchen' })
    newest = await createdDesign(app, { title: 'Newest' })
  })
  afterAll(() => app.stop())

  const codesOf = ({ previous, next }: Record<string, { code: string } | null>) => [
    previous?.code ?? null,
    next?.code ?? null,
  ]

  async function besides(name = '') {
    const { status, body } = await app.visit(`/api/designs/${name}/neighbours`)
    expect([status, body.success]).toEqual([200, true])
    return codesOf(body.data)
  }

  it('is the newer one and the older one of its category, past what visitors do not see', async () => {
    expect(await besides(newest?._id)).toEqual([null, middle?.code])
    expect(await besides(middle?._id)).toEqual([newest?.code, oldest?.code])
    expect(await besides(oldest?._id)).toEqual([middle?.code, null])
  })

  it('is nothing of the only one of a category', async () => {
    expect(await besides(kitchen?._id)).toEqual([null, null])
  })

  it('is found by code in any letter case', async () => {
    expect(await besides(middle?.code.toLowerCase())).toEqual([newest?.code, oldest?.code])
  })

  it('is what visitors see beside one that they do not see, for an administrator alone', async () => {
    expectError(await app.visit(`/api/designs/${hidden?._id}/neighbours`), 404, 'Design not found')
    const { body } = await app.get(`/api/designs/${hidden?._id}/neighbours`)
    expect(codesOf(body.data)).toEqual([middle?.code, oldest?.code])
  })

  it.each(['f'.repeat(24), 'nothing', '%00', "'"])('is not found of %s', async (name) => {
    expectError(await app.visit(`/api/designs/${name}/neighbours`), 404, 'Design not found')
  })

  it('closes up once one is deleted, and opens again once it is restored', async () => {
    await app.delete(`/api/designs/${middle?._id}`)
    expect(await besides(newest?._id)).toEqual([null, oldest?.code])
    const { body } = await app.get('/api/trash?kind=design')
    await app.post(`/api/trash/${body.data[0]._id}/restore`)
    expect(await besides(newest?._id)).toEqual([null, middle?.code])
  })
})
