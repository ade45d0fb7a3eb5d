import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPages } from '#server/pages.ts'
import { onEachDatabase } from '#test/databases.ts'
import { apiRoutes, builtPages, pageRoutes } from '#test/every-route.ts'
import {
  bannerFields,
  categoryNamed,
  createdCategory,
  createdDesign,
  enquiryFields,
  serviceFields,
  signedInAccount,
  testimonialFields,
  uploadedPicture,
} from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

/** In every text of what nobody is to see. */
const word = 'Zelkova'
const slug = word.toLowerCase()

const past = '2020-01-01T00:00:00Z'
const future = '2099-01-01T00:00:00Z'

/** Every way in which a document is not public. */
const unseen = {
  'a draft': { status: 'draft' },
  'a draft whose time has come': { status: 'draft', publishAt: past },
  'what is hidden': { status: 'hidden' },
  'what is to be published later': { publishAt: future },
  'what is over': { publishAt: past, unpublishAt: '2020-02-01T00:00:00Z' },
}

/** What stands at each address of one document, by the part of the path before it. */
type Ids = Record<string, string>

onEachDatabase('What is not public', (open) => {
  let started: TestApp
  let app: ReturnType<typeof createApp>['app']
  let patterns: string[]
  let picture: string
  const made: Record<string, Ids> = {}
  const tokens: Record<string, string> = { 'a guest': '', 'who has an ended session': 'a'.repeat(64) }

  beforeAll(async () => {
    started = await startApp(await open())
    const build = await builtPages()
    const pages = (...[apiFetch, contentVersion]: Parameters<NonNullable<Parameters<typeof createApp>[1]>>) =>
      createPages({ build, apiFetch, contentVersion })
    app = createApp(started.dependencies, pages).app
    patterns = [...apiRoutes(app), ...pageRoutes(build)].map(({ pattern }) => pattern)
    picture = await uploadedPicture(started)
    for (const [how, fields] of Object.entries(unseen)) made[how] = await makeAll(how, fields)
    made['a design of a hidden category'] = await hideCategory()
    tokens['who answers enquiries'] = (await signedInAccount(started, { role: 'enquiries' })).token
    tokens['an account without a role'] = (await signedInAccount(started, { role: null })).token
  })
  afterAll(() => started.stop())

  async function makeAll(how: string, fields: object): Promise<Ids> {
    const idAt = async (path: string, body: object) => {
      const saved = await started.post(path, { ...body, ...fields })
      expect([path, saved.status, saved.body.message]).toEqual([path, 201, undefined])
      return saved.body._id as string
    }
    const design = await createdDesign(started, { ...designFields(how), ...fields })
    const name = `${word} ${how}`
    const categories = await idAt('/api/categories', { name, subcategories: [{ name }], inMenu: true })
    await createdDesign(started, { ...designFields(how), category: categories, subcategory: name })
    return {
      designs: design._id,
      codes: design.code,
      categories,
      categorySlugs: await slugOf(categories),
      services: await idAt('/api/services', serviceFields({ title: name })),
      pricing: await idAt('/api/pricing', { fileId: picture, alt: name }),
      testimonials: await idAt(
        '/api/testimonials',
        testimonialFields({ clientName: name, isFeatured: true }),
      ),
      banners: await idAt('/api/banners', bannerFields(picture, { title: name, isActive: true })),
    }
  }

  const designFields = (how: string) => ({
    title: `${word} ${how}`,
    tags: [slug],
    featured: true,
    trending: true,
    images: [picture],
  })

  async function slugOf(category: string): Promise<string> {
    return (await started.get(`/api/categories/${category}`)).body.data.slug
  }

  /** What is public itself, in a category that is not. */
  async function hideCategory(): Promise<Ids> {
    const name = `${word} closed`
    const { _id } = await createdCategory(started, { name, subcategories: [{ name }] })
    const design = await createdDesign(started, {
      ...designFields('closed'),
      category: _id,
      subcategory: name,
    })
    await started.put(`/api/categories/${_id}`, { status: 'hidden' })
    return { designs: design._id, codes: design.code, categories: _id, categorySlugs: await slugOf(_id) }
  }

  /** What stands at every address of a document. */
  function ownDoors(ids: Ids): string[] {
    const { designs = '', codes = '', categories = '', categorySlugs = '' } = ids
    const named: Ids = { ...ids, share: designs, category: categorySlugs }
    const byPattern = patterns.flatMap((pattern) => {
      const [, kind = ''] = /(\w+)\/:(?:id|category)/.exec(pattern) ?? []
      const known = named[kind]
      if (!known) return []
      const both = kind === 'designs' || kind === 'share' ? [known, codes] : [known]
      return both.map((id) => pattern.replace(':id', id).replace(':categorySlug/:subcategorySlug?', id))
    })
    return [
      ...byPattern,
      `/api/designs?categorySlug=${categorySlugs}`,
      `/api/designs/random?limit=24&category=${categories}`,
      `/api/categories?slug=${categorySlugs}&status=any`,
      `/api/gone/design/${codes}`,
      `/api/gone/category/${categorySlugs}`,
      `/category/${categorySlugs}/${categorySlugs}`,
      `/share/${codes}.jpg`,
    ].filter((path) => !path.startsWith('/admin'))
  }

  /** What could name any document. */
  function commonDoors(): string[] {
    const lists = ['designs', 'categories', 'services', 'pricing', 'testimonials', 'designs/facets']
    return [
      ...patterns.filter((pattern) => !/[:*]|^\/admin|^\/api\/(docs|openapi)/.test(pattern)),
      ...['any', 'draft', 'hidden', 'published'].flatMap((status) =>
        lists.map((kind) => `/api/${kind}?status=${status}`),
      ),
      `/api/designs?search=${slug}`,
      `/api/designs?tag=${slug}&status=any`,
      `/api/designs/facets?tag=${slug}`,
      `/gallery?search=${slug}`,
      '/nowhere',
    ]
  }

  /** What is echoed of the address itself tells nothing. */
  const told = (text: string, path: string) =>
    text.replaceAll(path, '').replaceAll(encodeURIComponent(path), '').toLowerCase()

  async function read(path: string, token: string) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const response = await app.request(path, { headers })
    const type = response.headers.get('content-type') ?? ''
    const text = /text|json|xml/.test(type) ? await response.text() : ''
    return { status: response.status, text: told(text, path) }
  }

  /** Pages ask the API as a guest, whoever opens them. */
  const callers = (path: string) => Object.entries(tokens).slice(0, path.startsWith('/api/') ? undefined : 1)

  it('is in no list, no count, no page and nothing for machines, for anybody who does not keep the site', async () => {
    const all = Object.values(made).flatMap(({ designs = '', codes = '' }) => [designs, codes.toLowerCase()])
    for (const path of commonDoors())
      for (const [who, token] of callers(path)) {
        const { status, text } = await read(path, token)
        const names = path.includes(slug) ? all : [slug, ...all]
        const found = names.filter((name) => text.includes(name))
        expect([who, path, status < 500, found]).toEqual([who, path, true, []])
      }
  })

  it('is at no address of its own for anybody who does not keep the site', async () => {
    for (const [how, ids] of Object.entries(made))
      for (const path of ownDoors(ids))
        for (const [who, token] of callers(path)) {
          const { status, text } = await read(path, token)
          const names = [ids.designs, ids.codes?.toLowerCase(), path.includes(slug) ? undefined : slug]
          const found = names.filter((name) => name && text.includes(name))
          expect([how, who, path, status < 500, found]).toEqual([how, who, path, true, []])
        }
  })

  it('is a 404 by its id, its code, its page, its slug and its share picture', async () => {
    for (const [how, ids] of Object.entries(made)) {
      const { designs, codes, categories, categorySlugs, services, testimonials } = ids
      const addresses = [
        ...[designs, codes].flatMap((id) => [`/api/designs/${id}`, `/designs/${id}`, `/share/${id}`]),
        `/designs/${codes}/qr.svg`,
        `/api/categories/${categories}`,
        `/category/${categorySlugs}`,
        ...(services ? [`/api/services/${services}`, `/api/testimonials/${testimonials}`] : []),
      ]
      for (const path of addresses)
        expect([how, path, (await read(path, '')).status]).toEqual([how, path, 404])
    }
  })

  it('counts for nothing: neither in categories, nor in facets, nor against samples', async () => {
    const { body } = await started.visit('/api/categories')
    expect(body.data.map(({ designCount }: { designCount: number }) => designCount)).toEqual([0, 0, 0, 0])
    expect(body.pagination.total).toBe(4)
    expect((await started.visit('/api/designs/facets')).body.data).toEqual({
      categories: [],
      subcategories: [],
      tags: [],
      bedrooms: [],
      floors: [],
      facing: [],
      picture: [],
      color: [],
    })
    expect((await started.visit('/api/designs')).body.pagination.total).toBe(0)
    expect((await started.visit('/api/samples')).body.data).toHaveLength(15)
  })

  it('is nothing that an enquiry can be about', async () => {
    for (const { designs = '', codes } of Object.values(made)) {
      const sent = await started.post('/api/enquiries', enquiryFields({ designId: designs }), '')
      const { body } = await started.get(`/api/enquiries/${sent.body._id}`)
      expect([codes, sent.status, body.data.about]).toEqual([codes, 201, null])
    }
  })

  it('is what an administrator sees too without asking for more, and each by its status where it is asked for', async () => {
    const names = async (path: string) => (await started.get(path)).body
    const total = async (path: string) => (await names(path)).pagination.total
    for (const kind of ['services', 'testimonials', 'banners', 'pricing', 'categories', 'designs']) {
      const before = { services: 5, banners: 1, categories: 4 }[kind] ?? 0
      const alone = { categories: 1, designs: 6 }[kind] ?? 0
      const counts = [undefined, 'draft', 'hidden', 'published', 'any'].map((status) =>
        total(status ? `/api/${kind}?status=${status}` : `/api/${kind}`),
      )
      const hidden = kind === 'categories' ? 2 : 1
      const published = 2 + before + alone - (hidden - 1)
      expect([kind, await Promise.all(counts)]).toEqual([
        kind,
        [before, 2, hidden, published, 2 + hidden + published],
      ])
    }
  })

  it('is answered by its id to an administrator, with counts of all designs, and named in the whole facets', async () => {
    for (const [how, ids] of Object.entries(made))
      for (const kind of ['designs', 'categories', 'services', 'testimonials', 'banners'])
        if (ids[kind]) {
          const { status, body } = await started.get(`/api/${kind}/${ids[kind]}`)
          expect([how, kind, status, body.data?._id]).toEqual([how, kind, 200, ids[kind]])
          if (kind === 'categories') expect(body.data.designCount).toBe(1)
        }
    const { body } = await started.get('/api/designs/facets?status=any')
    expect(body.data.tags).toEqual([{ tag: slug, count: 11 }])
  })

  it('is seen by everybody once it is published', async () => {
    const ids = made['a draft'] ?? {}
    const architecture = await categoryNamed(started, 'Architecture')
    for (const kind of ['designs', 'categories', 'services', 'testimonials', 'banners', 'pricing'])
      expect((await started.put(`/api/${kind}/${ids[kind]}`, { status: 'published' })).status).toBe(200)
    for (const path of [
      `/api/designs/${ids.codes}`,
      `/designs/${ids.codes}`,
      '/api/designs',
      '/api/designs/random',
      `/api/designs?search=${slug}`,
      '/api/designs/facets',
      '/api/categories',
      '/api/services',
      '/api/testimonials',
      '/api/pricing',
      '/api/banners/active',
      '/sitemap.xml',
      '/services',
      '/gallery',
      '/',
    ]) {
      const { status, text } = await read(path, '')
      expect([path, status, text.includes(slug) || text.includes(`${ids.codes}`.toLowerCase())]).toEqual([
        path,
        200,
        true,
      ])
    }
    expect((await read(`/share/${ids.codes}`, '')).status).toBe(200)
    expect((await categoryNamed(started, 'Architecture')).designCount).toBe(architecture.designCount + 1)
  })

  it.each(['designs', 'categories', 'services', 'testimonials', 'banners', 'pricing', 'designs/facets'])(
    'is asked for by a status that there is: %s',
    async (kind) => {
      const { status, body } = await started.get(`/api/${kind}?status=gone`)
      expect([status, body.message]).toEqual([400, 'Status must be one of published, draft, hidden, any'])
    },
  )
})
