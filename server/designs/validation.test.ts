import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { categoryNamed, createdCategory, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const storable = (label: string) => `${label} contains a character that cannot be stored`

const refused: [field: string, value: unknown, message: string, blamed?: string][] = [
  ['title', '', 'Title is required'],
  ['title', '   ', 'Title is required'],
  ['title', null, 'Title is required'],
  ['title', 'ab', 'Title must be at least 3 characters'],
  ['title', ' ab ', 'Title must be at least 3 characters'],
  ['title', 'x'.repeat(201), 'Title must be at most 200 characters'],
  ['title', 123, 'Title must be text'],
  ['title', ['a title'], 'Title must be text'],
  ['title', 'zero \0 sign', storable('Title')],
  ['title', 'half \ud83c an emoji', storable('Title')],
  ['description', 'x'.repeat(1001), 'Description must be less than 1000 characters'],
  ['description', {}, 'Description must be text'],
  ['shortDescription', 'x'.repeat(201), 'Short description must be less than 200 characters'],
  ['detailedDescription', 'x'.repeat(10_001), 'Detailed description must be at most 10000 characters'],
  ['detailedDescription', '\0', storable('Detailed description')],
  ['category', '', 'Category is required'],
  ['category', null, 'Category is required'],
  ['category', 'architecture', 'Category not found'],
  ['category', 'f'.repeat(24), 'Category not found'],
  ['category', { _id: 'x' }, 'Category must be text'],
  ['subcategory', '', 'Subcategory is required'],
  ['subcategory', 'Kitchen', 'Subcategory not found'],
  ['subcategory', { name: 'Villa' }, 'Subcategory must be text'],
  ['basePrice', -1, 'Base price must not be negative'],
  ['basePrice', -0.01, 'Base price must not be negative'],
  ['basePrice', '100', 'Base price must be a number'],
  ['basePrice', 'NaN', 'Base price must be a number'],
  ['basePrice', '', 'Base price must be a number'],
  ['basePrice', [100], 'Base price must be a number'],
  ['basePrice', true, 'Base price must be a number'],
  ['basePrice', 1e308, 'Base price is too large'],
  ['discountPrice', -1, 'Discount price must not be negative'],
  ['discountPrice', 1e13, 'Discount price is too large'],
  ['area', '1200', 'Area must be a number'],
  ['area', -1, 'Area must not be negative'],
  ['area', 1e308, 'Area is too large'],
  ['house', [], 'House must be an object'],
  ['house', { bedrooms: 2.5 }, 'Bedrooms must be a whole number', 'house.bedrooms'],
  ['house', { bathrooms: -1 }, 'Bathrooms must not be negative', 'house.bathrooms'],
  ['house', { floors: 0 }, 'Floors must be at least 1', 'house.floors'],
  ['house', { floors: 'tall' }, 'Floors must be a whole number', 'house.floors'],
  ['house', { parking: 1e9 }, 'Parking is too large', 'house.parking'],
  ['house', { stilt: 'yes' }, 'Stilt must be true or false', 'house.stilt'],
  ['house', { facing: 'east' }, 'Facing must be one of N, NE, E, SE, S, SW, W, NW, any', 'house.facing'],
  ['house', { vastu: 'maybe' }, 'Vastu must be one of yes, no, on-request', 'house.vastu'],
  ['house', { style: 5 }, 'Style must be text', 'house.style'],
  ['house', { plot: '30x40' }, 'Plot must be an object', 'house.plot'],
  ['house', { plot: { width: 0 } }, 'Plot width must be greater than 0', 'house.plot.width'],
  ['house', { plot: { depth: -4 } }, 'Plot depth must not be negative', 'house.plot.depth'],
  ['house', { plot: { width: 30, unit: 'gaj' } }, 'Plot unit must be cm, in, m, ft or yd', 'house.plot.unit'],
  ['featured', 'true', 'Featured must be true or false'],
  ['featured', 1, 'Featured must be true or false'],
  ['trending', null, 'Trending must be true or false'],
  ['tags', 'modern', 'Tags must be a list'],
  ['tags', null, 'Tags must be a list'],
  ['tags', [1], 'Tags must be text', 'tags.0'],
  ['tags', ['fine', null], 'Tags must be text', 'tags.1'],
  ['tags', ['\ud800', '\ud801'], storable('Tags'), 'tags.0'],
  ['tags', ['x'.repeat(201)], 'Tags must be at most 200 characters', 'tags.0'],
  ...(['tags', 'materials', 'colors', 'features'] as const).map((name): [string, unknown, string] => [
    name,
    Array.from({ length: 31 }, (_, index) => `${index}`),
    `At most 30 ${name} are allowed`,
  ]),
  ['materials', { 0: 'Teak' }, 'Materials must be a list'],
  ['colors', [[]], 'Colors must be text', 'colors.0'],
  ['features', [{ name: 'x' }], 'Features must be text', 'features.0'],
  ['dimensions', [], 'Dimensions must be an object'],
  ['dimensions', '12 x 6', 'Dimensions must be an object'],
  ['dimensions', { width: '12' }, 'Width must be a number', 'dimensions.width'],
  ['dimensions', { width: 1, height: -1 }, 'Height must not be negative', 'dimensions.height'],
  ['dimensions', { width: 1, depth: 1e308 }, 'Depth is too large', 'dimensions.depth'],
  ['dimensions', { width: 1, unit: 'mm' }, 'Unit must be cm, in, m or ft', 'dimensions.unit'],
  ['dimensions', { width: 1, unit: null }, 'Unit must be cm, in, m or ft', 'dimensions.unit'],
  ['images', null, 'Images must be a list'],
  ['images', { fileId: 'x' }, 'Images must be a list'],
  ['images', Array.from({ length: 31 }, () => 'x'), 'At most 30 images are allowed'],
  ['updatedAt', 'yesterday', 'updatedAt must be a date'],
  ['updatedAt', 0, 'updatedAt must be a date'],
]

onEachDatabase('A design is refused', (open) => {
  let app: TestApp
  let design: { _id: string; updatedAt: string }
  let fields: Record<string, unknown>
  beforeAll(async () => {
    app = await startApp(await open())
    fields = {
      title: 'A house',
      category: (await categoryNamed(app, 'Architecture'))._id,
      subcategory: 'Villa',
    }
    design = await createdDesign(app, { basePrice: 1000, discountPrice: 800 })
  })
  afterAll(async () => {
    const { body } = await app.visit('/api/designs')
    expect(body.data).toEqual([expect.objectContaining({ updatedAt: design.updatedAt })])
    await app.stop()
  })

  it.each(refused)('for its %s %j: %s', async (field, value, message, blamed = field) => {
    expectInvalid(await app.post('/api/designs', { ...fields, [field]: value }), blamed, message)
    expectInvalid(await app.put(`/api/designs/${design._id}`, { [field]: value }), blamed, message)
  })

  it.each(['title', 'category', 'subcategory'])('on create without its %s', async (field) => {
    const label = `${field[0]?.toUpperCase()}${field.slice(1)}`
    expectInvalid(
      await app.post('/api/designs', { ...fields, [field]: undefined }),
      field,
      `${label} is required`,
    )
  })

  it('with a message for each field that is wrong', async () => {
    const { body } = await app.post('/api/designs', { title: 'ab', area: 'x' })
    expect(body).toEqual({
      success: false,
      code: 'invalid-input',
      message: 'Title must be at least 3 characters',
      errors: {
        title: 'Title must be at least 3 characters',
        category: 'Category is required',
        subcategory: 'Subcategory is required',
        area: 'Area must be a number',
      },
    })
  })

  it.each([
    { basePrice: 700 },
    { discountPrice: 1000.01 },
    { basePrice: 10, discountPrice: 11 },
    { basePrice: 0, discountPrice: 1 },
  ])('when a discount would exceed the base price, given or stored: %j', async (prices) => {
    const message = 'Discount price must not exceed the base price'
    expectInvalid(await app.put(`/api/designs/${design._id}`, prices), 'discountPrice', message)
    if ('discountPrice' in prices && 'basePrice' in prices)
      expectInvalid(await app.post('/api/designs', { ...fields, ...prices }), 'discountPrice', message)
  })

  it('when it moves to a category that has no such subcategory', async () => {
    const { _id: category } = await createdCategory(app)
    const response = await app.put(`/api/designs/${design._id}`, { category })
    expectInvalid(response, 'subcategory', 'Subcategory not found')
  })

  it.each(['', '{', 'NaN', '{"title":}', '['.repeat(15_000), '\ufeff'])('for the body %.9s', async (text) => {
    expectError(await app.post('/api/designs', text), 400, 'The body is not valid JSON')
    expectError(await app.put(`/api/designs/${design._id}`, text), 400, 'The body is not valid JSON')
  })

  it.each(['null', '[]', '"title"', '1'])('for the JSON %s, which is no object', async (text) => {
    expectError(await app.put(`/api/designs/${design._id}`, text), 400)
  })

  it('never for its longest texts and largest numbers', async () => {
    const largest = {
      title: 'x'.repeat(200),
      description: 'x'.repeat(1000),
      shortDescription: 'x'.repeat(200),
      detailedDescription: 'x'.repeat(10_000),
      basePrice: 1e12,
      discountPrice: 1e12,
      area: 1e7,
      dimensions: { width: 1e6, height: 0.001, depth: null, unit: 'ft' },
      tags: Array.from({ length: 30 }, (_, index) => `tag-${index}`),
    }
    const { status, body } = await app.post('/api/designs', { ...fields, ...largest })
    expect([status, body]).toMatchObject([201, largest])
    await app.delete(`/api/designs/${body._id}`)
  })
})
