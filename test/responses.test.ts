import type { RouteConfig } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VersionedKind } from '#contract/version.ts'
import { pendables } from '#server/pending/kinds.ts'
import { editables } from '#server/versions/kinds.ts'
import { onEachDatabase } from './databases.ts'
import {
  bannerFields,
  createdDesign,
  enquiryFields,
  serviceFields,
  shownNotice,
  testimonialFields,
  uploadedPicture,
} from './factories.ts'
import { samplesOfPendables } from './pendables.ts'
import { startApp, type TestApp } from './start-app.ts'
import { withVersion } from './with-version.ts'

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { message: string } }
}

onEachDatabase('Every response to a GET', (open) => {
  let app: TestApp
  let routes: { path: string; schema: Schema }[]
  beforeAll(async () => {
    app = await startApp(await open())
    routes = app.app.openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route' && definition.route.method === 'get' ? readable(definition.route) : [],
    )
  })
  afterAll(() => app.stop())

  /** What the documented schema has against the response; undefined where it has nothing. */
  async function objection(path: string, schema: Schema): Promise<string | undefined> {
    const { status, body } = await app.get(path)
    if (status !== 200) return `${path} answers ${status}`
    const { error } = schema.safeParse(body)
    return error && `${path}: ${error.message}`
  }

  /** What a call is asked that answers nothing without it. */
  const asked: Record<string, string> = {
    '/api/finder': '/api/finder?width=30&depth=40',
    '/api/views': '/api/views?list=enquiries',
  }

  const objections = async (addresses: Record<string, string>) => {
    const answered = routes.filter(({ path }) => !path.includes('{') || path in addresses)
    const all = await Promise.all(
      answered.map(({ path, schema }) => objection(addresses[path] ?? asked[path] ?? path, schema)),
    )
    return all.filter((words) => words !== undefined)
  }

  it('is what its documented schema says, in a product that was just started', async () => {
    expect(routes.length).toBeGreaterThan(15)
    expect(await objections({})).toEqual([])
  })

  it('is so in a product with something of everything, by address too', async () => {
    const picture = await uploadedPicture(app)
    const design = await createdDesign(app, {
      images: [{ fileId: picture }],
      tags: ['Modern'],
      area: 1200,
      dimensions: { width: 6, height: null, depth: 7, unit: 'm' },
    })
    const about = { designId: design._id, agreedTo: await shownNotice(app) }
    const enquiry = await app.post('/api/enquiries', enquiryFields(about), '')
    await app.post('/api/enquiries', enquiryFields(), '')
    await app.post(`/api/enquiries/${enquiry.body._id}/notes`, { text: 'Called.' })
    await app.put(`/api/enquiries/${enquiry.body._id}`, { status: 'contacted' })
    await app.post('/api/enquiries', enquiryFields({ website: 'x' }))
    await app.post('/api/replies', { name: 'Fees', text: 'Hello {name}' })
    await app.post('/api/views', { list: 'enquiries', name: 'Mine', query: 'status=new' })
    const service = await app.post('/api/services', serviceFields({ icon: { fileId: picture } }))
    const testimonial = await app.post('/api/testimonials', testimonialFields({ rating: 5 }))
    const banner = await app.post('/api/banners', bannerFields(picture))
    const pricing = await app.post('/api/pricing', {
      fileId: picture,
      prices: [{ item: 'Plan', price: '₹1' }],
      note: 'Without GST',
    })
    const deleted = await createdDesign(app, { images: [{ fileId: picture }] })
    await app.delete(`/api/designs/${deleted._id}`)
    const [sample] = (await app.visit('/api/samples')).body.data
    const shared = await app.post('/api/shortlists', { designs: [design._id, sample.code] }, '')
    await app.put(`/api/shortlists/${shared.body.key}`, { comment: 'Yes' }, '')
    const ids: Record<string, string> = {
      '/api/designs/{id}': design.code,
      '/api/designs/{id}/neighbours': design.code,
      '/api/samples/{id}': sample.code,
      '/api/shortlists/{key}': shared.body.key,
      '/api/categories/{id}': design.category._id,
      '/api/services/{id}': service.body._id,
      '/api/testimonials/{id}': testimonial.body._id,
      '/api/banners/{id}': banner.body._id,
      '/api/enquiries/{id}': enquiry.body._id,
      '/api/enquiries/{id}/notes': enquiry.body._id,
      '/api/enquiries/{id}/notice': enquiry.body._id,
      '/api/gone/{kind}/{address}': `design/${deleted.code}`,
      '/v1/storage/buckets/media/files/{id}': picture,
      '/api/media/{id}': picture,
      '/api/media/{id}/alike': picture,
    }
    const addresses = Object.fromEntries(
      Object.entries(ids).map(([path, id]) => [path, path.replace(/\{.*\}/, id)]),
    )
    const edited: Record<VersionedKind, string> = {
      design: design._id,
      category: design.category._id,
      service: service.body._id,
      pricing: pricing.body._id,
      testimonial: testimonial.body._id,
      banner: banner.body._id,
      enquiry: enquiry.body._id,
      settings: '',
    }
    for (const { kind, path } of Object.values(editables)) {
      const { versions, version } = await withVersion(app, kind, edited[kind])
      addresses[`/api${path}/versions`] = versions
      addresses[`/api${path}/versions/{version}`] = `${versions}/${version}`
    }
    for (const { kind, path } of pendables) {
      const address = `/api${path}/draft`
      addresses[address] = address.replace('{id}', edited[kind])
      await app.put(addresses[address], samplesOfPendables[kind].change)
      const links = address.replace('/draft', '/preview')
      addresses[links] = links.replace('{id}', edited[kind])
      const { url } = (await app.post(addresses[links])).body
      addresses['/api/previews/{key}'] = `/api/previews/${url.split('/').at(-1)}`
    }
    const named = routes.map(({ path }) => path).filter((path) => path.includes('{'))
    expect(named.filter((path) => !(path in addresses))).toEqual([])
    expect(await objections(addresses)).toEqual([])
  })
})

/** A route with a schema for its JSON. */
function readable({ path, responses }: RouteConfig): { path: string; schema: Schema }[] {
  const response = responses[200]
  const json = response && 'content' in response ? response.content?.['application/json'] : undefined
  const schema = json && 'schema' in json ? json.schema : undefined
  return schema && 'safeParse' in schema ? [{ path, schema: schema as Schema }] : []
}
