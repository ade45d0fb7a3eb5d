import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPages } from '#server/pages.ts'
import { openBegunSqlite } from './databases.ts'
import { apiRoutes, builtPages, pageRoutes } from './every-route.ts'
import {
  bannerFields,
  createdDesign,
  enquiryFields,
  serviceFields,
  testimonialFields,
  uploadedPicture,
} from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

/** Another than the loaders of pages ask at, who ask for every visitor as for a guest. */
const host = 'site.example'
const origin = `http://${host}`
/** No page has these: all such of the site, and of the back-office, are stored as one. */
const nowhere = new Map([
  ['/nowhere', '/*'],
  ['/admin/nowhere', '/admin/*'],
])
const marker = 'x-stored-for-guests'

interface Shown {
  path: string
  status: number
  body: string
  isMarked: boolean
}

describe('A guest who reads every route', () => {
  let started: TestApp
  let app: ReturnType<typeof createApp>['app']
  let cache: ReturnType<typeof createApp>['cache']
  let addresses: { path: string; isCached: boolean }[]
  let asGuest: Shown[]

  beforeAll(async () => {
    started = await startApp(await openBegunSqlite())
    const build = await builtPages()
    const created = createApp(started.dependencies, (apiFetch, contentVersion) =>
      createPages({ build, apiFetch, contentVersion }),
    )
    app = created.app
    cache = created.cache
    const idOf = await oneOfEach(started)
    addresses = [...apiRoutes(app), ...pageRoutes(build)].map(({ pattern, isCached }) => ({
      path: addressOf(pattern, idOf) + (asking[pattern.split('/').at(-1) ?? ''] ?? ''),
      isCached,
    }))
    asGuest = await walk(addresses, {})
  })
  afterAll(() => started.stop())
  beforeEach(() => cache.clear())

  async function walk(all: { path: string }[], headers: Record<string, string>): Promise<Shown[]> {
    const shown: Shown[] = []
    for (const { path } of all) shown.push(await read(path, await app.request(origin + path, { headers })))
    return shown
  }

  const statusOf = (shown: Shown[], address: string) => shown.find(({ path }) => path === address)?.status
  const stored = () =>
    addresses.map(({ path }) => path).filter((path) => cache.find(nowhere.get(path) ?? path, host))
  const marked = (shown: Shown[]) => shown.filter(({ isMarked }) => isMarked).map(({ path }) => path)

  /** From here on it shows whether a response comes from the cache. */
  function markStored() {
    for (const entry of cache.all())
      if (entry.key.startsWith(`//${host}/`)) entry.headers.push([marker, 'yes'])
  }

  it('is given from the cache what states that it is cached and is found, and nothing else', async () => {
    expect(await walk(addresses, {})).toEqual(asGuest)
    const found = addresses.filter(
      ({ path, isCached }) => isCached && (nowhere.has(path) || statusOf(asGuest, path) !== 404),
    )
    expect(stored()).toEqual(found.map(({ path }) => path))
    markStored()
    expect(marked(await walk(addresses, {}))).toEqual(stored())
    expect(stored().length).toBeGreaterThan(30)
  })

  it.each([
    ['Authorization', 'Bearer '],
    ['X-Appwrite-JWT', ''],
    ['X-Appwrite-Key', ''],
  ])(
    'is not given what was made for who signs in by %s, nor they what was made for a guest',
    async (name, scheme) => {
      const headers = { [name]: scheme + started.adminToken }
      const asAdministrator = await walk(addresses, headers)
      expect(statusOf(asAdministrator, '/api/enquiries')).toBe(200)
      expect(stored()).toEqual([])
      expect(statusOf(asGuest, '/api/enquiries')).toBe(401)
      expect(await walk(addresses, {})).toEqual(asGuest)
      markStored()
      expect(
        marked(
          await walk(
            addresses.filter(({ isCached }) => isCached),
            headers,
          ),
        ),
      ).toEqual([])
    },
  )

  it('is not given what was made for a cookie: nobody is recognised by one', async () => {
    const cookies = { Cookie: `token=${started.adminToken}; Authorization=Bearer ${started.adminToken}` }
    expect(await walk(addresses, cookies)).toEqual(asGuest)
    expect(await walk(addresses, {})).toEqual(asGuest)
  })
})

/** What a reader sees; each rendering of a page has a nonce of its own. */
async function read(path: string, response: Response): Promise<Shown> {
  const { status, headers } = response
  expect(status).toBeLessThan(500)
  const type = headers.get('content-type') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  const isText = /^(text\/|application\/(json|xml))/.test(type)
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  const text = isText ? bytes.toString() : createHash('sha256').update(bytes).digest('hex')
  const body = nonce ? text.replaceAll(nonce, '') : text
  return { path, status, body, isMarked: headers.has(marker) }
}

/** An address of the pattern; `idOf` names what stands in the place of `:id`, by what comes before it. */
function addressOf(pattern: string, idOf: Record<string, string>): string {
  const [, kind = ''] = /(\w+)\/:id/.exec(pattern) ?? []
  return pattern
    .replace('/*', '/nowhere')
    .replace(':bucket', 'media')
    .replace(':key', idOf.key ?? '')
    .replace(':id', idOf[kind] ?? '')
    .replace(':categorySlug/:subcategorySlug?', 'architecture')
}

/** What has to be asked of a route besides, by the end of its path. */
const asking: Record<string, string> = {
  finder: '?width=30&depth=40',
  suggestions: '?q=court',
  views: '?list=enquiries',
  'plot.svg': '?plot=30x40ft-e',
}

/** One of everything, by what its address calls it. */
async function oneOfEach(app: TestApp): Promise<Record<string, string>> {
  const files = await uploadedPicture(app)
  const design = await createdDesign(app)
  const preview = await app.post(`/api/designs/${design._id}/preview`)
  const enquiries = (await app.post('/api/enquiries', enquiryFields())).body._id
  await app.post(`/api/enquiries/${enquiries}/notes`, { text: 'Call after six.' })
  await app.post('/api/views', { list: 'enquiries', name: 'Mine', query: 'status=new' })
  return {
    files,
    pricing: (await app.post('/api/pricing', { fileId: files })).body._id,
    enquiries,
    replies: (await app.post('/api/replies', { name: 'Fees', text: 'Hello {name}' })).body._id,
    key: preview.body.url.split('/').at(-1),
    designs: design.code,
    share: design.code,
    categories: design.category._id,
    samples: 'S-PLN-01',
    services: (await app.post('/api/services', serviceFields())).body._id,
    testimonials: (await app.post('/api/testimonials', testimonialFields())).body._id,
    banners: (await app.post('/api/banners', bannerFields(files))).body._id,
  }
}
