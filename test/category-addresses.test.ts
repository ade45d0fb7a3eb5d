import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite, origin } from './built-site.ts'
import { openBegunSqlite } from './databases.ts'
import { createdCategory, createdDesign } from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof builtSite>>
beforeAll(async () => {
  app = await startApp(await openBegunSqlite(), { PUBLIC_URL: origin })
  site = await builtSite(app.dependencies)
})
afterAll(() => app.stop())

const places = ['Sash? #1', '50% glass', 'In / Out', 'खिड़की']
const path = '/category/doors-%26-windows-%2F-2'

async function visit(address: string) {
  const response = await site.app.request(address, { redirect: 'manual' })
  return { status: response.status, to: response.headers.get('location'), text: await response.text() }
}

const categoryAddresses = (text: string, before: string) =>
  [
    ...new Set([...text.matchAll(new RegExp(`${before}(/category/[^"<]*)`, 'g'))].map(([, found]) => found)),
  ].map((address) => String(address).replaceAll('&amp;', '&'))

it('A category whose name has signs that mean something in an address is reached from wherever it is named', async () => {
  const former = await createdCategory(app, { name: 'Joinery #1', subcategories: [] })
  const fields = { name: 'Doors & Windows / 2', subcategories: places.map((name) => ({ name })) }
  await app.put(`/api/categories/${former._id}`, fields)
  const design = await createdDesign(app, { category: former._id, subcategory: 'In / Out' })

  const pages = ['/', '/about', path, `/designs/${design.code}`]
  const shown = await Promise.all(pages.map((page) => visit(origin + page)))
  const links = shown.flatMap(({ text }) => categoryAddresses(text, '(?:href|item)="(?:https?://[^/]+)?'))
  const written = shown.flatMap(({ text }) => categoryAddresses(text, `"item":"${origin}`))
  const { text: sitemap } = await visit(`${origin}/sitemap.xml`)
  const listed = categoryAddresses(sitemap, `<loc>${origin}`)
  const { body: suggested } = await app.visit('/api/suggestions?q=doors')
  const { body: within } = await app.visit('/api/suggestions?q=out')
  const suggestions = [...suggested.data, ...within.data]
    .filter(({ kind }: { kind: string }) => kind === 'category')
    .map((suggestion: { path: string }) => suggestion.path)

  for (const found of [links, written, listed, suggestions]) {
    expect(found).toContain(path)
    expect(found).toContain(`${path}/in-%2F-out`)
  }
  for (const address of new Set([...links, ...written, ...listed, ...suggestions])) {
    const { status, text } = await visit(origin + address)
    expect([address, status]).toEqual([address, 200])
    expect(text).toContain(`rel="canonical" href="${origin}${address}"`)
  }
  for (const typed of ['joinery-%231', 'Joinery-%231', 'Doors%20%26%20Windows%20%2F%202'])
    expect(await visit(`${origin}/category/${typed}`)).toMatchObject({ status: 301, to: path })
  expect((await visit(`${origin}${path}/50%25-Glass`)).to).toBe(`${path}/50%25-glass`)
})

it('without a banner the home page leads to Architecture, and to the gallery once that has been given up', async () => {
  const { data: banners } = (await app.get('/api/banners')).body
  for (const { _id } of banners) await app.delete(`/api/banners/${_id}`)
  const links = async () => {
    const html = await (await site.app.request(`${origin}/`)).text()
    return [...html.matchAll(/href="([^"]*)"[^>]*>(See the architecture|All designs in the gallery)</g)].map(
      ([, address, text]) => [text, address],
    )
  }
  const toGallery = ['All designs in the gallery', '/gallery']
  expect(await links()).toEqual([['See the architecture', '/category/architecture'], toGallery])
  const { data: categories } = (await app.get('/api/categories')).body
  const architecture = categories.find(({ slug }: { slug: string }) => slug === 'architecture')
  await app.put(`/api/categories/${architecture._id}`, { status: 'hidden' })
  expect(await links()).toEqual([toGallery, toGallery])
})
