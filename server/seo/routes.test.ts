import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { readSitemap } from './sitemap.ts'

const origin = 'https://plinth.example'

onEachDatabase('What search engines are told', (open) => {
  let app: TestApp
  let pictures: string[]
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any document's fields
  let design: any
  beforeAll(async () => {
    app = await startApp(await open(), { PUBLIC_URL: `${origin}/` })
    pictures = [await uploadedPicture(app), await uploadedPicture(app)]
    design = await createdDesign(app, { images: pictures })
    await createdDesign(app, { subcategory: 'Compact' })
  })
  afterAll(() => app.stop())

  const addressesOf = (sitemap: string) => [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

  describe('sitemap.xml', () => {
    it('names every page, category, subcategory and design, each once', async () => {
      const { status, headers, body } = await app.visit('/sitemap.xml')
      expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
      const addresses = addressesOf(body)
      expect(addresses).toEqual(
        expect.arrayContaining([
          `${origin}/`,
          `${origin}/gallery`,
          `${origin}/privacy-policy`,
          `${origin}/category/architecture`,
          `${origin}/category/architecture/villa`,
          `${origin}/category/floor-plan/1000-1200-sqft`,
          `${origin}/designs/${design.code}`,
        ]),
      )
      expect(new Set(addresses).size).toBe(addresses.length)
      expect(body).not.toMatch(/\/admin|payment-success/)
    })

    it('shows a design with its pictures and when it changed', async () => {
      const { body } = await app.visit('/sitemap.xml')
      const entry = body.split('\n').find((line: string) => line.includes(`/designs/${design.code}<`))
      expect(entry).toContain(`<lastmod>${design.updatedAt}</lastmod>`)
      for (const id of pictures)
        expect(entry).toContain(
          `<image:loc>${origin}/v1/storage/buckets/media/files/${id}/view?project=portfolio</image:loc>`,
        )
    })

    it('says of a category when the last of its designs changed', async () => {
      const changed = await app.put(`/api/designs/${design._id}`, { title: 'Changed house' })
      const { body } = await app.visit('/sitemap.xml')
      for (const path of [
        '/category/architecture',
        '/category/architecture/villa',
        `/designs/${design.code}`,
      ])
        expect(body).toContain(`${origin}${path}</loc><lastmod>${changed.body.updatedAt}</lastmod>`)
    })

    it('is split where it would be too large, and every address is in one of its parts', async () => {
      const { db } = app.dependencies
      const index = (await readSitemap(db, origin, undefined, 10)) ?? ''
      expect(index).toContain('<sitemapindex')
      const parts = addressesOf(index)
      expect(parts[0]).toBe(`${origin}/sitemap.xml?part=1`)
      const found = await Promise.all(
        parts.map(async (_, at) => addressesOf((await readSitemap(db, origin, String(at + 1), 10)) ?? '')),
      )
      expect(found.flat()).toEqual(addressesOf((await readSitemap(db, origin)) ?? ''))
      expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(10)
    })

    it.each(['0', '2', 'x', '1e3', '-1', ''])('has no part %j', async (part) => {
      expect((await app.visit(`/sitemap.xml?part=${part}`)).status).toBe(404)
    })
  })

  it('robots.txt keeps the back-office out and names the sitemap', async () => {
    const { status, headers, body } = await app.visit('/robots.txt')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    const lines = body.split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /payment-success',
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    )
  })
})

onEachDatabase('Without PUBLIC_URL', (open) => {
  it('addresses begin with what the request came to', async () => {
    const app = await startApp(await open())
    for (const host of ['one.example', 'two.example']) {
      const response = await app.app.request(`http://${host}/sitemap.xml`)
      expect(await response.text()).toContain(`<loc>http://${host}/gallery</loc>`)
    }
    await app.stop()
  })
})
