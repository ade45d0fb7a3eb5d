import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from './databases.ts'
import { expectErrorShape } from './expect-response.ts'
import { createdDesign, enquiryFields, uploadedPicture } from './factories.ts'
import { adminLogin, startApp, type TestApp, type TestResponse } from './start-app.ts'

const unknownId = 'f'.repeat(24)
const parameters = [
  'page',
  'limit',
  'status',
  'format',
  'sort',
  'search',
  'state',
  'design',
  'from',
  'to',
  'unknown%00',
]

/** Values that no field expects all of; a field that does expect one of them may take it. */
const hostileValues: [string, unknown][] = [
  ['null', null],
  ['a number', 5],
  ['a negative fraction', -2.5],
  ['an enormous number', 1e308],
  ['true', true],
  ['an empty text', ''],
  ['blanks', '   '],
  ['a zero character', 'a\u0000b'],
  ['only a zero character', '\u0000'],
  ['a lone surrogate', 'a\ud800b'],
  ['control characters', 'a\u0001\u001f\ufffe\uffffb'],
  ['a very long text', 'x'.repeat(210_000)],
  ['SQL', `'; drop table "account"; --`],
  ['an empty list', []],
  ['a list of lists', [[[]]]],
  ['a list of nulls', [null]],
  ['a long list', Array.from({ length: 1000 }, () => 'x')],
  ['an empty object', {}],
  ['an object', { fileId: 5, alt: {}, bankDetails: [], name: null }],
  ['a file that is not there', { fileId: 'nothing' }],
  ['a prototype', JSON.parse('{ "__proto__": { "isAdmin": true }, "constructor": 1 }')],
  ['a far time', '9999-12-31T23:59:59.999999999+23:59'],
  ['no time', '2026-13-45T99:99:99Z'],
]

onEachDatabase('Hostile input', (open) => {
  let app: TestApp
  let writes: [method: string, path: string, body: Record<string, unknown>][]

  beforeAll(async () => {
    app = await startApp(await open())
    writes = await everyWrite(app)
  })
  afterAll(() => app.stop())

  it.each(hostileValues)('no field of any call breaks on %s', async (_name, value) => {
    for (const [method, path, body] of writes)
      for (const field of Object.keys(body)) {
        const response = await app.call(method, path, { ...body, [field]: value })
        expectSane(response, `${method} ${path} ${field}`)
      }
  })

  it.each(hostileValues)('no call breaks on %s as its whole body', async (_name, value) => {
    for (const [method, path] of writes) {
      const response = await app.call(method, path, JSON.stringify(value))
      expectSane(response, `${method} ${path}`)
    }
  })

  it.each([
    '%00',
    '%ff',
    '%',
    '..%2f..',
    'x',
    'x'.repeat(5000),
    `${unknownId}%00`,
    '%F0%9F%8F%A0',
    "'--",
    ' ',
  ])('the id %s names nothing', async (id) => {
    for (const resource of ['services', 'testimonials', 'banners', 'enquiries', 'designs', 'categories'])
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const response = await app.call(method, `/api/${resource}/${id}`, method === 'PUT' ? {} : undefined)
        expect([response.status, resource, method]).toEqual([404, resource, method])
        expectErrorShape(response)
      }
  })

  it.each(['%00', '', 'x', '%F0%9F%8F%A0', '-1', '0', '1.5', '1e3', 'x'.repeat(5000)])(
    'no list breaks on %s as a value of its query',
    async (value) => {
      for (const resource of [
        'services',
        'pricing',
        'testimonials',
        'banners',
        'enquiries',
        'enquiries/export',
        'designs/export',
      ])
        for (const parameter of parameters)
          expectSane(await app.get(`/api/${resource}?${parameter}=${value}`), `${resource} ${parameter}`)
    },
  )
})

function expectSane(response: TestResponse, call: string): void {
  expect(response.status, call).toBeLessThan(500)
  if (response.status >= 400) expectErrorShape(response)
}

/** Every call that takes a body, with every field that it knows. */
async function everyWrite(app: TestApp): Promise<[string, string, Record<string, unknown>][]> {
  const fileId = await uploadedPicture(app)
  const picture = { fileId, alt: 'A picture' }
  const updatedAt = '2099-01-01T00:00:00.000Z'
  const service = {
    title: 'A service',
    description: '',
    icon: picture,
    removeIcon: false,
    displayOrder: 1,
    updatedAt,
  }
  const testimonial = {
    clientName: 'A client',
    clientRole: '',
    company: '',
    content: 'Well built.',
    rating: 4,
    isFeatured: false,
    media: [picture],
    avatar: picture,
    displayOrder: 1,
    updatedAt,
  }
  const banner = {
    title: 'A banner',
    subtitle: '',
    type: 'image',
    mediaUrl: fileId,
    thumbnailUrl: fileId,
    ctaText: '',
    ctaLink: '/',
    secondaryCtaText: '',
    secondaryCtaLink: '/',
    offerText: '',
    isActive: true,
    displayOrder: 1,
    updatedAt,
  }
  const settings = {
    websiteName: 'A name',
    contactEmail: 'a@example.com',
    contactPhone: '+91 98765 43210',
    address: '',
    socialMedia: {},
    paymentSettings: {},
    termsAndConditions: '',
    privacyPolicy: '',
    aboutUs: '',
    metaTitle: '',
    metaDescription: '',
    maintenanceMode: false,
    updatedAt,
  }
  const category = { name: 'A category', description: '', subcategories: [], updatedAt }
  const password = {
    currentPassword: 'wrong one',
    newPassword: 'another one',
    confirmPassword: 'another one',
  }
  const design = await createdDesign(app)
  const { body: aService } = await app.post('/api/services', service)
  const { body: aTestimonial } = await app.post('/api/testimonials', testimonial)
  const reply = { name: 'A reply', text: 'Hello {name}' }
  const { body: aReply } = await app.post('/api/replies', reply)
  const { body: aBanner } = await app.post('/api/banners', banner)
  const shortlist = { designs: [design._id], name: 'A name', by: 'Asha' }
  const { body: aShortlist } = await app.post('/api/shortlists', shortlist)
  const { body: anEnquiry } = await app.post('/api/enquiries', enquiryFields())
  return [
    ['POST', '/api/enquiries', { ...enquiryFields(), designId: design._id, website: '' }],
    ['POST', '/api/shortlists', { ...shortlist, website: '' }],
    ['POST', '/api/visits', { kind: 'seen', design: design._id, search: 'igloo', plot: '30x40ft' }],
    [
      'PUT',
      `/api/shortlists/${aShortlist.key}`,
      {
        add: [design._id],
        remove: [],
        order: [],
        comment: 'Yes',
        by: 'Asha',
        name: '',
        close: false,
        website: '',
      },
    ],
    ['PUT', `/api/enquiries/${anEnquiry._id}`, { status: 'new', updatedAt }],
    ['POST', `/api/enquiries/${anEnquiry._id}/notes`, { text: 'A note' }],
    ['POST', '/api/replies', reply],
    ['PUT', `/api/replies/${aReply._id}`, { ...reply, updatedAt }],
    ['POST', '/api/views', { list: 'enquiries', name: 'A view', query: 'status=new' }],
    ['POST', '/api/services', service],
    ['PUT', `/api/services/${aService._id}`, service],
    ['POST', '/api/testimonials', testimonial],
    ['PUT', `/api/testimonials/${aTestimonial._id}`, testimonial],
    ['POST', '/api/banners', banner],
    ['PUT', `/api/banners/${aBanner._id}`, banner],
    ['PUT', `/api/banners/${aBanner._id}/activate`, { isActive: true, updatedAt }],
    ['POST', '/api/pricing', { fileId, url: '', alt: '', prices: [], note: '', displayOrder: 1 }],
    ['PUT', '/api/settings', settings],
    [
      'PUT',
      '/api/auth/profile',
      { name: 'A name', email: adminLogin.email, phone: '', address: '', updatedAt },
    ],
    ['PUT', '/api/auth/password', password],
    ['POST', '/api/auth/admins', { name: 'A name', email: 'taken@example.com', password: 'short' }],
    ['POST', '/api/auth/login', { email: '', password: '' }],
    ['POST', '/api/categories', category],
    [
      'PUT',
      `/api/categories/${design.category._id}`,
      { ...category, name: 'Architecture', subcategories: undefined },
    ],
  ]
}
