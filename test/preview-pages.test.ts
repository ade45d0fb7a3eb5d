import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublishedKind } from '#contract/publishing.ts'
import { builtSite, origin } from './built-site.ts'
import { openBegunSqlite } from './databases.ts'
import { createdDesign } from './factories.ts'
import { pendableSamples, samplesOfPendables } from './pendables.ts'
import { startApp, type TestApp } from './start-app.ts'

/** Where visitors would see the document. */
const publicPages: Record<PublishedKind, (document: { code: string; slug: string }) => string> = {
  design: ({ code }) => `/designs/${code}`,
  category: ({ slug }) => `/category/${slug}`,
  service: () => '/services',
  pricing: () => '/pricing',
  testimonial: () => '/',
  banner: () => '/',
}

describe('The page of a preview', () => {
  let app: TestApp
  let pages: Awaited<ReturnType<typeof builtSite>>
  beforeAll(async () => {
    app = await startApp(await openBegunSqlite(), { PUBLIC_URL: origin })
    pages = await builtSite(app.dependencies)
  })
  afterAll(() => app.stop())

  /** A page as a guest is shown it. */
  async function visited(url: string) {
    const response = await pages.app.request(url.startsWith('/') ? origin + url : url)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }

  const headingOf = (html: string) => /<h1.*<\/h1>/.exec(html)?.[0]

  it.each(pendableSamples)(
    'of a %s shows its pending changes to whoever has the key, and to nobody else',
    async (kind, { at, make, change }) => {
      const document = await make(app)
      const path = `${at}/${document._id}`
      const words = String(Object.values(change)[0])
      await app.put(`${path}/draft`, change)
      const { url } = (await app.post(`${path}/preview`)).body
      const { status, headers, html } = await visited(url)
      expect([status, html.includes(words)]).toEqual([200, true])
      expect(html).toMatch(/>Preview<\/span>.*with its pending changes, which are not public yet\./)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect([html.includes('rel="canonical"'), html.includes('application/ld+json')]).toEqual([false, false])
      expect(headers.get('x-robots-tag')).toMatch(/noindex/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('same-origin')

      const doors = [publicPages[kind](document), '/sitemap.xml', path, at]
      for (const door of doors)
        expect([door, (await visited(door)).html.includes(words)]).toEqual([door, false])

      await app.delete(`${path}/draft`)
      const stored = await visited(url)
      expect([stored.html.includes(words), /as it is saved\./.test(stored.html)]).toEqual([false, true])

      await app.delete(`${path}/preview`)
      const ended = await visited(url)
      expect([ended.status, headingOf(ended.html)]).toEqual([
        404,
        headingOf((await visited('/nowhere')).html),
      ])
      expect(ended.headers.get('cache-control')).toBe('no-store')
      expect(ended.headers.get('x-robots-tag')).toMatch(/noindex/)
    },
  )

  it.each(['x', 'x'.repeat(5000), '%00', '..%2f..%2fadmin'])('with the key %s is not found', async (key) => {
    expect((await visited(`/preview/${key}`)).status).toBe(404)
  })

  it.each(pendableSamples)(
    'of a %s that is a draft shows it, though nobody finds it otherwise',
    async (kind, { at, make, change }) => {
      const { _id } = await make(app)
      const words = String(Object.values(change)[0])
      const { body: draft } = await app.put(`${at}/${_id}`, { ...change, status: 'draft' })
      const { url } = (await app.post(`${at}/${_id}/preview`)).body
      expect((await visited(url)).html).toContain(words)
      const doors = [publicPages[kind](draft), '/sitemap.xml', `${at}/${_id}`, at]
      for (const door of doors)
        expect([door, (await visited(door)).html.includes(words)]).toEqual([door, false])
    },
  )

  it('of a category counts the designs that visitors see alone', async () => {
    const { make, change } = samplesOfPendables.category
    const category = await make(app)
    await createdDesign(app, { category: category._id, subcategory: 'Court' })
    await createdDesign(app, { category: category._id, subcategory: 'Court', status: 'draft' })
    const path = `/api/categories/${category._id}`
    const counted = async () => {
      const { url } = (await app.post(`${path}/preview`)).body
      const { document } = (await app.visit(`/api/previews/${url.split('/').at(-1)}`)).body.data
      return [document.designCount, document.subcategories[0].designCount]
    }
    expect(await counted()).toEqual([1, 1])
    await app.put(`${path}/draft`, { ...change, subcategories: [{ name: 'Court', description: 'Inside' }] })
    expect(await counted()).toEqual([1, 1])
  })

  it('sends no enquiry about what is not public', async () => {
    const { make, change } = samplesOfPendables.design
    const path = `/api/designs/${(await make(app))._id}`
    await app.put(`${path}/draft`, change)
    const { html } = await visited((await app.post(`${path}/preview`)).body.url)
    expect(html).toMatch(/<fieldset disabled=""[^>]*><p[^>]*>In a preview nothing can be sent\./)
  })
})
