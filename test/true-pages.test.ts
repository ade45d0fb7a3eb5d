import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { builtSite, origin } from './built-site.ts'
import { onEachSchema } from './databases.ts'
import { type Chance, chance } from './designs/random.ts'
import { createdCategory, createdDesign } from './factories.ts'
import { callRow, everyRow } from './routes/every-row.ts'
import { oneOfEach } from './routes/one-of-each.ts'
import { startApp, type TestApp } from './start-app.ts'

// Some hundred pages are drawn: how busy the machine is decides nothing.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const seed = Number(process.env.SEED ?? 7)

/** Of a design's own page, chance says which others are shown on it. */
const pages = [
  '/',
  '/gallery',
  '/gallery?search=villa',
  '/gallery?sort=price-asc',
  '/category/architecture',
  '/category/architecture/villa',
  '/category/interior',
  '/category/architecture.data',
  '/designs/S-TRD-01',
  '/designs/S-TRD-01?plot=30x40ft-e',
  '/find?width=12&depth=14&unit=m',
  '/about',
  '/services',
  '/pricing',
  '/contact',
  '/payment',
  '/terms-and-conditions',
  '/shortlist',
  '/nowhere',
]

/** Would end the administrator's own session, or shows nothing to visitors and takes long. */
const leftOut = /\/api\/auth\/|backups|test-mail/

onEachSchema('A stored page', (open) => {
  let app: TestApp
  let site: Awaited<ReturnType<typeof builtSite>>
  let anew: Awaited<ReturnType<typeof builtSite>>
  beforeAll(async () => {
    app = await startApp(await open(), { PUBLIC_URL: origin })
    site = await builtSite(app.dependencies)
    let moment = 0
    const contentVersion = { ...app.dependencies.contentVersion, current: () => `moment ${++moment}` }
    anew = await builtSite({ ...app.dependencies, contentVersion })
  })
  afterAll(() => app.stop())

  const read = async (from: typeof site, path: string) => {
    const response = await from.app.request(origin + path)
    const nonce = /'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    const text = await response.text()
    return { status: response.status, nonce, text: nonce ? text.replaceAll(nonce, '') : text }
  }

  it('shows after any write what one that is made anew shows', async () => {
    const any = chance(seed)
    const ids = await oneOfEach(app)
    const nonces = new Map<string, string | undefined>()
    let isKept = false
    for (const { name, write } of writes(app, ids, any)) {
      await write()
      for (const path of any.some(pages, 4)) {
        const stored = await read(site, path)
        const expected = await read(anew, path)
        const told = `seed ${seed}: ${path} after "${name}"`
        expect(stored.status, told).toBe(expected.status)
        expect(firstDifference(plain(stored.text), plain(expected.text)), told).toBeUndefined()
        isKept ||= stored.nonce !== undefined && stored.nonce === nonces.get(path)
        nonces.set(path, stored.nonce)
      }
    }
    expect(isKept).toBe(true)
    await app.put('/api/settings', { maintenanceMode: false })
  })

  it('that shows nothing of what was written stays as it is to the byte', async () => {
    const before = await read(site, '/about')
    const { body } = await app.get('/api/designs?limit=1')
    await app.put(`/api/designs/${body.data[0]._id}`, { price: 123_000 })
    const since = await read(site, '/about')
    expect([since.nonce, since.text === before.text]).toEqual([before.nonce, true])
    await app.put('/api/settings', { aboutUs: '<p>Another text.</p>' })
    const after = await read(site, '/about')
    expect(after.nonce).not.toBe(before.nonce)
    expect(after.text.includes('Another text.')).toBe(true)
  })

  it('of a design stays as it is while the design and the others on it do', async () => {
    const kitchens = await createdCategory(app, { name: 'Kitchens', subcategories: [{ name: 'Open' }] })
    const created = (title: string) =>
      createdDesign(app, { title, category: kitchens._id, subcategory: 'Open' })
    const shown = await created('Kitchen of the page')
    const others = ['Kitchen in oak', 'Kitchen in teak', 'Kitchen in pine']
    const made: string[] = []
    for (const title of others) made.push((await created(title))._id)
    const page = async () => {
      const { nonce, text } = await read(site, `/designs/${shown.code}`)
      return { nonce, others: [...others, 'Kitchen in stone'].filter((title) => text.includes(title)) }
    }
    expect((await page()).others).toEqual(others)

    const fourth = await created('Kitchen in stone')
    const whole = await page()
    expect(whole.others).toEqual([...others, 'Kitchen in stone'])
    const { body } = await app.get('/api/designs?limit=1&sort=oldest')
    await app.put(`/api/designs/${body.data[0]._id}`, { price: 5000 })
    expect(await page()).toEqual(whole)

    await app.put(`/api/designs/${made[0]}`, { title: 'Kitchen in ash' })
    expect((await page()).others).toEqual(['Kitchen in teak', 'Kitchen in pine', 'Kitchen in stone'])
    await app.put(`/api/designs/${fourth._id}`, { status: 'hidden' })
    expect((await page()).others).toEqual(['Kitchen in teak', 'Kitchen in pine'])
    await app.delete(`/api/designs/${made[1]}`)
    expect((await page()).others).toEqual(['Kitchen in pine'])
  })
})

/** A page with the data for its hydration written out: in which order the router numbers them is chance. */
function plain(page: string): string {
  if (page.startsWith('[')) return writtenOut(page)
  return page.replace(/streamController\.enqueue\((".*")\);<\/script>/, (_, data) =>
    writtenOut(JSON.parse(data)),
  )
}

function writtenOut(data: string): string {
  const flat = JSON.parse(data) as unknown[]
  const read = (at: number): unknown => {
    const value = flat[at]
    if (at < 0 || typeof value !== 'object' || value === null) return at < 0 ? `number ${at}` : value
    if (Array.isArray(value)) return typeof value[0] === 'string' ? value : value.map(read)
    const named = Object.entries(value).map(([name, at]) => [flat[Number(name.slice(1))], read(at)])
    return Object.fromEntries(named.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)))
  }
  return JSON.stringify(read(0))
}

/** Where two long texts part, with what stands there in each; undefined where they are one. */
function firstDifference(one: string, other: string) {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at += 1
  return [one, other].map((text) => text.slice(Math.max(at - 60, 0), at + 60))
}

interface Write {
  name: string
  write: () => Promise<unknown>
}

/** Every call that changes something, and what visitors see of it most, in any order. */
function writes(app: TestApp, ids: Record<string, string>, any: Chance): Write[] {
  const called = everyRow
    .filter(({ route }) => !route.startsWith('GET') && !leftOut.test(route))
    .map((row) => ({ name: row.name, write: () => callRow(app, row, ids) }))
  const design = async (changes: object) => {
    const { body } = await app.get('/api/designs?status=any')
    return app.put(`/api/designs/${any.one(body.data as { _id: string }[])._id}`, changes)
  }
  const put = (name: string, changes: () => object) => ({ name, write: () => design(changes()) })
  const set = (name: string, changes: object) => ({ name, write: () => app.put('/api/settings', changes) })
  const others = [
    put('a title', () => ({ title: `Villa ${any.below(100)}` })),
    put('a price', () => ({ price: 1000 * any.below(100) })),
    put('hidden', () => ({ status: 'hidden' })),
    put('public again', () => ({ status: 'published' })),
    put('featured', () => ({ featured: any.is(0.5) })),
    {
      name: 'a design more',
      write: () => createdDesign(app, { title: 'Villa by the lake', category: ids.category }),
    },
    set('the name', { companyName: `Studio ${any.below(100)}` }),
    set('closed', { maintenanceMode: true }),
    set('open', { maintenanceMode: false }),
    set('the telephone', { contactPhone: '+91 98765 43210' }),
    set('a word', { words: { 'site.skip': `Skip ${any.below(100)}` } }),
    {
      name: 'a category by another name',
      write: () => app.put(`/api/categories/${ids.category}`, { name: any.one(['Architecture', 'Houses']) }),
    },
  ]
  const all = [...called, ...others, ...others]
  return all
    .map((write) => ({ write, at: any.below(1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ write }) => write)
}
