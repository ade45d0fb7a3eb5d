import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite, origin } from './built-site.ts'
import { openBegunSqlite } from './databases.ts'
import { startApp, type TestApp } from './start-app.ts'

describe('What a page of designs says to search engines', () => {
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
