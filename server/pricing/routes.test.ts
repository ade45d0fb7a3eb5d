import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishingDefaults } from '#contract/publishing.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { largePng, unusedSince, uploaded, uploadedPicture } from '#test/factories.ts'
import { animatedGif, heic, svg, video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Pricing images', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const create = (fields: Record<string, unknown>) => app.post('/api/pricing', fields)
  const total = async () => (await app.visit('/api/pricing')).body.pagination.total
  const webp = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
      .webp()
      .toBuffer()

  it('are PNG or JPG, shown by an address that the server makes', async () => {
    const jpg = await uploadedPicture(app)
    const png = await uploaded(app, 'prices.png', await largePng(1000))
    for (const fileId of [jpg, png]) {
      const { status, body } = await create({ fileId, url: 'https://evil.example/x.png' })
      expect([status, body]).toEqual([
        201,
        {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          fileId,
          url: `/v1/storage/buckets/media/files/${fileId}/view?project=portfolio`,
          alt: 'Pricing',
          width: expect.any(Number),
          height: expect.any(Number),
          placeholder: expect.any(String),
          prices: [],
          note: '',
          ...publishingDefaults,
          displayOrder: 0,
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      ])
    }
    const { data } = (await app.visit('/api/pricing')).body
    expect(data.map(({ fileId }: { fileId: string }) => fileId)).toEqual([png, jpg])
  })

  it.each([
    ['a WebP', 'x.png', webp],
    ['a GIF', 'x.jpg', animatedGif],
    ['a HEIC', 'x.jpg', heic],
    ['an SVG', 'x.png', svg],
    ['a film', 'x.jpg', video],
  ])('are never %s, whatever its name', async (_kind, name, make) => {
    const before = await total()
    const fileId = await uploaded(app, name, await make())
    expectInvalid(await create({ fileId }), 'fileId', 'Only PNG and JPG images are allowed')
    expect([await total(), await unusedSince(app, fileId)]).toEqual([before, expect.any(String)])
  })

  it('are under 5 MB', async () => {
    const fileId = await uploaded(app, 'large.png', await largePng(5.2 * 1024 * 1024))
    expectInvalid(await create({ fileId }), 'fileId', 'File size must be less than 5MB')
    const sized = async (size: number) => {
      await app.dependencies.db.updateTable('file').set({ size }).where('id', '=', fileId).execute()
      return (await create({ fileId })).status
    }
    expect([await sized(5 * 1024 * 1024), await sized(5 * 1024 * 1024 - 1)]).toEqual([400, 201])
  })

  it.each([
    [{}, 'No file provided'],
    [{ fileId: '' }, 'No file provided'],
    [{ fileId: null }, 'No file provided'],
    [{ fileId: 'nothing' }, 'File not found'],
    [{ fileId: 5 }, 'File not found'],
    [{ fileId: { fileId: 'x' } }, 'File not found'],
    [{ fileId: '\u0000' }, 'File not found'],
  ])('refuse %j', async (fields, message) => {
    const before = await total()
    expectInvalid(await create(fields), 'fileId', message)
    expect(await total()).toBe(before)
  })

  it('change in their alternative text, and keep their file', async () => {
    const { body } = await create({ fileId: await uploadedPicture(app), alt: ' Fees ' })
    const change = (fields: object) => app.put(`/api/pricing/${body._id.toUpperCase()}`, fields)
    const expected = { ...body, alt: 'Fees by stage', updatedAt: expect.any(String) }
    expect(
      await change({ alt: ' Fees by stage ', fileId: 'nothing', updatedAt: body.updatedAt }),
    ).toMatchObject({
      status: 200,
      body: expected,
    })
    expectError(
      await change({ alt: 'Late', updatedAt: body.updatedAt }),
      409,
      'This pricing image was changed by someone else. Reload to see the latest version.',
    )
    expectInvalid(
      await change({ alt: 'x'.repeat(201) }),
      'alt',
      'Alternative text must be at most 200 characters',
    )
    expect((await change({})).body).toMatchObject(expected)
    expect((await change({ alt: '' })).body.alt).toBe('Pricing')
    expectError(await app.put('/api/pricing/nothing', { alt: 'x' }), 404, 'Pricing image not found')
  })

  it('say their prices in words, line by line, and what goes with them', async () => {
    const prices = [
      { item: ' Drawings ', price: '' },
      { item: 'Floor\tplan |\n30 × 40', price: ' ₹12,500\u2028GST extra ' },
    ]
    const { body } = await create({ fileId: await uploadedPicture(app), prices, note: ' Without GST ' })
    const said = {
      prices: [
        { item: 'Drawings', price: '' },
        { item: 'Floor plan | 30 × 40', price: '₹12,500 GST extra' },
      ],
      note: 'Without GST',
    }
    expect(body).toMatchObject(said)
    const change = (fields: object) => app.put(`/api/pricing/${body._id}`, fields)
    expect((await change({ alt: 'Fees' })).body).toMatchObject({ ...said, alt: 'Fees' })
    expect((await change({ prices: [], note: '' })).body).toMatchObject({ prices: [], note: '' })
  })

  it.each([
    [{ prices: 'Floor plan' }, 'prices', 'Prices must be a list'],
    [{ prices: null }, 'prices', 'Prices must be a list'],
    [{ prices: ['Floor plan'] }, 'prices.0', 'A price must be an object'],
    [{ prices: [{ price: '₹1' }] }, 'prices.0.item', 'Item is required'],
    [{ prices: [{ item: ' ', price: '₹1' }] }, 'prices.0.item', 'Item is required'],
    [{ prices: [{ item: 'a', price: 1 }] }, 'prices.0.price', 'Price must be text'],
    [
      { prices: [{ item: 'a'.repeat(151), price: '' }] },
      'prices.0.item',
      'Item must be at most 150 characters',
    ],
    [
      { prices: [{ item: 'a', price: '1'.repeat(81) }] },
      'prices.0.price',
      'Price must be at most 80 characters',
    ],
    [{ prices: Array(61).fill({ item: 'a', price: '' }) }, 'prices', 'At most 60 prices are allowed'],
    [{ prices: [{ item: 'a', price: '₹1 | ₹2' }] }, 'prices.0.price', 'Price must not contain |'],
    [{ note: 5 }, 'note', 'Note must be text'],
    [{ note: 'a'.repeat(301) }, 'note', 'Note must be at most 300 characters'],
  ])('refuse %j in words', async (fields, field, message) => {
    const { body } = await create({ fileId: await uploadedPicture(app), note: 'Without GST' })
    expectInvalid(await app.put(`/api/pricing/${body._id}`, fields), field, message)
    const left = (await app.put(`/api/pricing/${body._id}`, {})).body
    expect(left).toMatchObject({ prices: [], note: 'Without GST' })
  })

  it('give their file free when they are deleted', async () => {
    const fileId = await uploadedPicture(app)
    const { body } = await create({ fileId })
    expect(await unusedSince(app, fileId)).toBeNull()
    expect((await app.delete(`/api/pricing/${body._id}`)).body).toEqual({
      success: true,
      data: { _id: body._id },
    })
    await app.delete(`/api/trash/${body._id}`)
    expect(await unusedSince(app, fileId)).toEqual(expect.any(String))
    for (const id of [body._id, 'x', '%00'])
      expectError(await app.delete(`/api/pricing/${id}`), 404, 'Pricing image not found')
  })
})
