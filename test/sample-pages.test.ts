import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { builtSite, origin } from './built-site.ts'
import { openBegunSqlite } from './databases.ts'
import { startApp, type TestApp } from './start-app.ts'

describe('The page of a sample', () => {
  let app: TestApp
  let site: Awaited<ReturnType<typeof builtSite>>

  beforeAll(async () => {
    app = await startApp(await openBegunSqlite(), { PUBLIC_URL: origin })
    site = await builtSite(app.dependencies)
  })
  afterAll(() => app.stop())

  const visit = (path: string) => site.app.request(origin + path)
  /** The addresses of categories that it leads to, or tells search engines of. */
  async function categoriesOn(path: string): Promise<string[]> {
    const response = await visit(path)
    expect(response.status).toBe(200)
    const [, main = ''] = (await response.text()).split('<main')
    return [...new Set(main.split('</main>')[0]?.match(/\/category\/[\w/-]+/g))]
  }
  const categoryOf = async (slug: string) => (await app.visit(`/api/categories?slug=${slug}`)).body.data[0]

  it('leads to its category and subcategory', async () => {
    const places = await categoriesOn('/designs/S-ARC-01')
    expect(places).toEqual(['/category/architecture', '/category/architecture/bungalow'])
    for (const place of places) expect((await visit(place)).status).toBe(200)
  })

  it('leads to where its category and subcategory are once they are renamed, as do the pages that show it', async () => {
    const { _id, subcategories } = await categoryOf('architecture')
    const save = (name: string, bungalow: string) =>
      app.put(`/api/categories/${_id}`, {
        name,
        subcategories: subcategories.map((one: { slug: string }) =>
          one.slug === 'bungalow' ? { ...one, name: bungalow } : one,
        ),
      })
    onTestFinished(async () => {
      await save('Architecture', 'Bungalow')
    })
    const textOf = async (path: string) => (await visit(path)).text()
    const samplesOn = async (path: string) =>
      new Set((await textOf(path)).match(/\/designs\/S-[A-Z]+-\d+/g)).size
    const before = await Promise.all(['/', '/gallery', '/category/architecture'].map(samplesOn))
    await save('Houses', 'One Storey')
    expect(await Promise.all(['/', '/gallery', '/category/houses'].map(samplesOn))).toEqual(before)
    expect(before).toEqual([15, 15, 6])
    expect(await categoriesOn('/designs/S-ARC-01')).toEqual([
      '/category/houses',
      '/category/houses/one-storey',
    ])
    expect(await textOf('/category/houses/one-storey')).toContain('/designs/S-ARC-01')
  })

  it('leads to no subcategory that is gone', async () => {
    const { _id, updatedAt, subcategories } = await categoryOf('interior')
    const kept = subcategories.filter(({ slug }: { slug: string }) => slug !== 'living-room')
    await app.put(`/api/categories/${_id}`, { updatedAt, subcategories: kept })
    expect(await categoriesOn('/designs/S-INT-01')).toEqual(['/category/interior'])
  })

  it('leads to no category that is hidden or was deleted', async () => {
    const hidden = await categoryOf('elevation')
    await app.put(`/api/categories/${hidden._id}`, { updatedAt: hidden.updatedAt, hideWhenEmpty: true })
    expect(await categoriesOn('/designs/S-ELE-01')).toEqual([])
    await app.delete(`/api/categories/${(await categoryOf('architecture'))._id}`)
    expect(await categoriesOn('/designs/S-ARC-01')).toEqual([])
    expect((await visit('/category/architecture')).status).toBe(410)
  })
})
