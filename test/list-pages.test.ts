import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { builtSite, origin } from './built-site.ts'
import { openBegunSqlite } from './databases.ts'
import { createdDesign } from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

describe('A page of designs', () => {
  let app: TestApp
  let site: Awaited<ReturnType<typeof builtSite>>

  beforeAll(async () => {
    app = await startApp(await openBegunSqlite(), { PUBLIC_URL: origin })
    site = await builtSite(app.dependencies)
  })
  afterAll(() => app.stop())

  const visit = async (path: string) => {
    const response = await site.app.request(origin + path)
    return { status: response.status, html: await response.text() }
  }

  /** A villa of the firm's own, until the test ends. @returns its code */
  async function designForNow(): Promise<string> {
    const { _id, code } = await createdDesign(app)
    onTestFinished(async () => {
      await app.delete(`/api/designs/${_id}`)
    })
    return code
  }

  /** The codes of the designs that a list shows. */
  const cardsIn = (html: string) =>
    [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => /\/designs\/([\w-]+)/.exec(card)?.[1])

  it.each(['/category/architecture', '/category/architecture/villa', '/gallery'])(
    '%s stands for itself',
    async (path) => {
      const { status, html } = await visit(path)
      expect(status).toBe(200)
      expect(html).toContain(`rel="canonical" href="${origin}${path}"`)
      expect(html).not.toContain('content="noindex"')
    },
  )

  it.each(['', '&subcategory=kitchen'])(
    '/gallery%s knows a category by its id as by its slug',
    async (beside) => {
      const [{ _id }] = (await app.get('/api/categories?slug=interior')).body.data
      const main = async (category: string) =>
        /<main.*<\/main>/s.exec((await visit(`/gallery?category=${category}${beside}`)).html)?.[0]
      const bySlug = await main('interior')
      expect(bySlug).toContain('Kitchen')
      expect(await main(_id)).toBe(bySlug)
      expect(await main(_id.toUpperCase())).toBe(bySlug)
      expect(await main('f'.repeat(24))).not.toBe(bySlug)
    },
  )

  it.each([
    ['category=architecture&subcategory=doomed', 'doomed'],
    ['category=architecture&subcategory=kitchen', 'kitchen'],
    ['category=elevation&subcategory=doomed', 'doomed'],
    ['category=nope&subcategory=doomed', 'doomed'],
    ['subcategory=doomed', 'doomed'],
    ['category=nope', 'nope'],
  ])('/gallery?%s finds nothing, and the filter that nothing has can be taken away', async (query, name) => {
    const removable = new RegExp(`>Remove filter:(<!-- -->)? </span>${name}<`, 'i')
    for (const isOfSamples of [true, false]) {
      if (!isOfSamples) await designForNow()
      const { status, html } = await visit(`/gallery?${query}`)
      expect([isOfSamples, status, cardsIn(html)]).toEqual([isOfSamples, 200, []])
      expect(html).toMatch(removable)
    }
  })

  it('/gallery with a subcategory alone lists those that are called so in whichever category', async () => {
    const sample = (await app.visit('/api/samples/S-INT-03')).body.data
    expect(cardsIn((await visit('/gallery?subcategory=kitchen')).html)).toEqual([sample.code])
    const code = await designForNow()
    expect(cardsIn((await visit('/gallery?subcategory=villa')).html)).toEqual([code])
    expect(cardsIn((await visit('/gallery?subcategory=kitchen')).html)).toEqual([sample.code])
  })

  it('/gallery knows a subcategory by what it was called', async () => {
    const [{ _id, subcategories }] = (await app.get('/api/categories?slug=interior')).body.data
    const renamed = subcategories.map((one: { slug: string }) =>
      one.slug === 'kitchen' ? { ...one, name: 'Galley' } : one,
    )
    await app.put(`/api/categories/${_id}`, { subcategories: renamed })
    onTestFinished(async () => {
      await app.put(`/api/categories/${_id}`, { subcategories })
    })
    const { html } = await visit('/gallery?category=interior&subcategory=kitchen')
    expect(cardsIn(html)).toEqual(['S-INT-03'])
    expect(html).toContain('>Galley<')
  })

  it.each([
    '/category/pavilion',
    '/category/architecture/pavilion',
    '/category/architecture?page=99',
    '/gallery?page=99',
  ])('%s, which is not found, stands for nothing', async (path) => {
    const { status, html } = await visit(path)
    expect(status).toBe(404)
    expect(html).not.toContain('rel="canonical"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})
