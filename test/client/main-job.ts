/*
 * The main job of the product, by a client that was generated from its API document: nothing of the product's own code is
 * imported here. Whatever the document says wrong either does not compile or ends this with an error.
 */
import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import type { components, paths } from './generated/api.d.ts'
import { picture } from './picture.ts'

type Schemas = components['schemas']

const [baseUrl, email = '', password = ''] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl })

/** What a call responds with. @throws AssertionError where that is an error */
function received<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  assert.ok(data !== undefined, `${response.url}: ${response.status} ${JSON.stringify(error)}`)
  return data
}

const session: Schemas['SignedIn'] = received(
  await api.POST('/api/auth/login', { body: { email, password } }),
)
assert.equal(session.isAdmin, true)

const refused = await api.GET('/api/enquiries', { params: { query: { status: 'new' } } })
assert.equal(refused.response.status, 401)
const refusal: Schemas['Error']['code'] | undefined = refused.error?.code
assert.equal(refusal, 'not-signed-in')

api.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${session.token}`)
    return request
  },
})

const category: Schemas['Category'] = received(
  await api.POST('/api/categories', { body: { name: 'Landscape', subcategories: [{ name: 'Court' }] } }),
)
assert.equal(category.subcategories[0]?.slug, 'court')

const file: Schemas['StoredFile'] = received(
  await api.POST('/v1/storage/buckets/media/files', {
    body: { fileId: 'unique()', file: '' },
    bodySerializer({ fileId }) {
      const form = new FormData()
      form.set('fileId', fileId)
      form.set('file', picture())
      return form
    },
  }),
)
assert.deepEqual([file.mimeType, file.chunksUploaded], ['image/png', file.chunksTotal])

const design: Schemas['Design'] = received(
  await api.POST('/api/designs', {
    body: {
      title: 'Courtyard house',
      category: category._id,
      subcategory: 'Court',
      basePrice: 2_400_000,
      discountPrice: 2_150_000,
      area: 2150,
      tags: ['Open plan'],
      featured: true,
      dimensions: { width: 12, height: null, depth: 18, unit: 'm' },
      images: [{ fileId: file.$id, alt: 'The house from the street', kind: 'photo' }],
    },
  }),
)
assert.deepEqual(
  [design.tags, design.dimensions?.depth, design.images[0]?.kind],
  [['open-plan'], 18, 'photo'],
)

const found = received(
  await api.GET('/api/designs', {
    params: {
      query: {
        categorySlug: category.slug,
        search: 'courtyard',
        tag: ['open-plan'],
        featured: true,
        minPrice: 2_000_000,
        maxPrice: 2_200_000.5,
        minArea: 2000,
        sort: 'price-asc',
        page: 1,
        limit: 10,
      },
    },
  }),
)
assert.deepEqual(
  found.data.map(({ code }: Schemas['DesignSummary']) => code),
  [design.code],
)
assert.deepEqual(found.pagination, { page: 1, limit: 10, total: 1, pages: 1 })

const read = received(await api.GET('/api/designs/{id}', { params: { path: { id: design.code } } }))
assert.equal(read.data.detailedDescription, '')

const unknown = await api.GET('/api/designs/{id}', { params: { path: { id: 'XYZ-1' } } })
assert.deepEqual([unknown.response.status, unknown.error?.code], [404, 'not-found'])

const enquiry: Schemas['Enquiry'] = received(
  await api.POST('/api/enquiries', {
    body: {
      name: 'Name Surname',
      email: 'name@example.com',
      phone: '+91 98765 43210',
      state: 'Kerala',
      city: 'Kochi',
      requirement: 'A house like this one.',
      designId: design._id,
    },
  }),
)

const answered = received(
  await api.PUT('/api/enquiries/{id}', {
    params: { path: { id: enquiry._id } },
    body: { status: 'contacted', updatedAt: enquiry.updatedAt },
  }),
)
assert.equal(answered.status, 'contacted')

const late = await api.PUT('/api/enquiries/{id}', {
  params: { path: { id: enquiry._id } },
  body: { status: 'resolved', updatedAt: enquiry.updatedAt },
})
assert.deepEqual([late.response.status, late.error?.code], [409, 'changed-meanwhile'])

const query = { status: 'contacted', design: design.code } as const
const contacted = received(await api.GET('/api/enquiries', { params: { query } }))
assert.deepEqual(
  contacted.data.map(({ about }) => about?.price),
  [2_150_000],
)

const csv: string = received(
  await api.GET('/api/enquiries/export', {
    params: { query: { ...query, format: 'csv' } },
    parseAs: 'text',
  }),
)
assert.match(csv, /^\ufeff?Name,Email,.*\r?\nName Surname,name@example\.com,/)

received(await api.POST('/api/auth/logout'))
