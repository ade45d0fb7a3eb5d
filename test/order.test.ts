import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from './databases.ts'
import { expectError } from './expect-response.ts'
import { bannerFields, serviceFields, testimonialFields, uploadedPicture } from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

interface List {
  /** Where it is. */
  at: string
  missing: string
  /** A document of it. */
  fields: (picture: string) => object
  newStandsLast?: boolean
}

/** Every list that has an order of its own. */
const lists: List[] = [
  { at: '/api/services', missing: 'Service not found', fields: () => serviceFields() },
  {
    at: '/api/categories',
    missing: 'Category not found',
    fields: () => ({ name: `Category ${Math.random()}` }),
    newStandsLast: true,
  },
  { at: '/api/testimonials', missing: 'Testimonial not found', fields: () => testimonialFields() },
  { at: '/api/banners', missing: 'Banner not found', fields: bannerFields },
  { at: '/api/pricing', missing: 'Pricing image not found', fields: (fileId: string) => ({ fileId }) },
]

onEachDatabase('The order of a list', (open) => {
  let app: TestApp
  let picture: string
  beforeAll(async () => {
    app = await startApp(await open())
    picture = await uploadedPicture(app)
  })
  afterAll(() => app.stop())

  const idsOf = (documents: { _id: string }[]) => documents.map(({ _id }) => _id)
  const listed = async ({ at }: List) => idsOf((await app.get(at)).body.data)
  const put = ({ at }: List, ids: unknown) => app.put(`${at}/order`, { ids })
  const create = async ({ at, fields }: List): Promise<string> =>
    (await app.post(at, fields(picture))).body._id

  /** The list anew, of four documents. */
  async function filled(list: List) {
    for (const id of await listed(list)) await app.delete(`${list.at}/${id}`)
    const made = [await create(list), await create(list), await create(list), await create(list)]
    return (list.newStandsLast ? made : made.toReversed()) as [string, string, string, string]
  }

  it.each(lists)('at $at is what was put, and what everyone reads', async (list) => {
    const [a, b, c, d] = await filled(list)
    const { status, body } = await put(list, [c, a.toUpperCase(), d, b])
    expect([status, body.success, idsOf(body.data)]).toEqual([200, true, [c, a, d, b]])
    expect(await listed(list)).toEqual([c, a, d, b])
    expect(body.data).toEqual((await app.get(list.at)).body.data)
  })

  it.each(lists)('at $at puts those named first, and the others behind as they were', async (list) => {
    const [a, b, c, d] = await filled(list)
    await put(list, [c])
    expect(await listed(list)).toEqual([c, a, b, d])
    await put(list, [d, b])
    expect(await listed(list)).toEqual([d, b, c, a])
    await put(list, [])
    expect(await listed(list)).toEqual([d, b, c, a])
  })

  it.each(lists)('at $at lets a new document come first, or last where that is the custom', async (list) => {
    const [a, b, c, d] = await filled(list)
    await put(list, [d, c, b, a])
    const fresh = await create(list)
    expect(await listed(list)).toEqual(list.newStandsLast ? [d, c, b, a, fresh] : [fresh, d, c, b, a])
    await put(list, [c])
    expect(await listed(list)).toEqual(list.newStandsLast ? [c, d, b, a, fresh] : [c, fresh, d, b, a])
  })

  it.each(lists)('at $at leaves versions alone, so that an edit under way is saved', async (list) => {
    const [a, b] = await filled(list)
    const { updatedAt } = (await app.get(list.at)).body.data[0]
    await put(list, [b, a])
    const { status, body } = await app.put(`${list.at}/${a}`, { updatedAt })
    expect([status, body.displayOrder]).toEqual([200, 2])
  })

  it.each(lists)('at $at stays what it was where an id names nothing', async (list) => {
    const [a, b, c, d] = await filled(list)
    await app.delete(`${list.at}/${b}`)
    for (const unknown of ['f'.repeat(24), 'x', '', '\0'])
      expectError(await put(list, [d, b, unknown, a]), 404, list.missing)
    expect(await listed(list)).toEqual([a, c, d])
  })

  it.each(lists)('at $at is put without what was deleted meanwhile', async (list) => {
    const [a, b, c, d] = await filled(list)
    await app.delete(`${list.at}/${b}`)
    const { status, body } = await put(list, [d, b.toUpperCase(), c, a])
    expect([status, idsOf(body.data)]).toEqual([200, [d, c, a]])
    expect(await listed(list)).toEqual([d, c, a])
  })

  it.each(lists)('at $at is not put over one that somebody else has put meanwhile', async (list) => {
    const [a, b, c, d] = await filled(list)
    const over = (ids: string[], before: string[]) => app.put(`${list.at}/order`, { ids, before })
    await put(list, [c, a, b, d])
    const message = 'The order was changed by someone else. Reload to see the latest order.'
    const refused = await over([b, a, c, d], [a, b, c, d])
    expectError(refused, 409, message)
    expect(refused.body.code).toBe('changed-meanwhile')
    expect(await listed(list)).toEqual([c, a, b, d])

    expectError(await over([b], [a, b, c, d]), 409, message)
    expectError(await over([a, d], [a, b, c, d]), 409, message)
    // Put once more, because its answer was lost.
    expect((await over([c, a, b, d], [a, b, c, d])).status).toBe(200)
    await create(list)
    expect((await over([c, a, b, d], [a, b, c, d])).status).toBe(200)
    // What is new or gone makes no difference.
    await app.delete(`${list.at}/${b}`)
    await create(list)
    expect((await over([a, c, d], [c.toUpperCase(), a, b, d])).status).toBe(200)
    expect((await listed(list)).filter((id) => [a, b, c, d].includes(id))).toEqual([a, c, d])
  })

  it.each<[given: unknown, message: string]>([
    [undefined, 'Ids must be a list'],
    ['x', 'Ids must be a list'],
    [[5], 'Ids must be text'],
    [['a', 'A'], 'Each id may stand once'],
    [Array.from({ length: 10_001 }, (_, index) => `${index}`), 'At most 10000 ids are allowed'],
  ])('is refused where it is none', async (given, message) => {
    expectError(await app.put('/api/services/order', { ids: given }), 400, message)
  })

  it.each(lists)('at $at is one of those that were put at the same moment', async (list) => {
    const [a, b, c, d] = await filled(list)
    const orders = [
      [a, b, c, d],
      [d, c, b, a],
      [b, d, a, c],
      [c, a, d, b],
    ]
    const answers = await Promise.all([...orders, ...orders].map((order) => put(list, order)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(orders).toContainEqual(await listed(list))
  })

  it.each(lists)('at $at survives deletions and edits that race it', async (list) => {
    const [a, b, c, d] = await filled(list)
    const [first, gone, edited, second] = await Promise.all([
      put(list, [d, c, a]),
      app.delete(`${list.at}/${b}`),
      app.put(`${list.at}/${c}`, { displayOrder: 2 }),
      put(list, [d, c, b, a]),
    ])
    expect([first.status, gone.status, edited.status, second.status]).toEqual([200, 200, 200, 200])
    expect(await listed(list)).toHaveLength(3)
    expect((await put(list, [a, d, c])).status).toBe(200)
    expect(await listed(list)).toEqual([a, d, c])
  })
})
