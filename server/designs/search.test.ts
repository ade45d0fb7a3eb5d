import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { categoryNamed, createdCategory, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Search', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    const interior = (await categoryNamed(app, 'Interior'))._id
    await createdDesign(app, {
      title: 'Verandah house',
      description: 'With a jharokha, 50% of it glazed.',
      shortDescription: 'Laterite walls',
      detailedDescription: 'A chajja over each opening.',
      tags: ['Open Plan', 'sustainable'],
    })
    await createdDesign(app, { title: 'Jharokha pavilion', description: 'Café in the “court”, No. 7 * 9' })
    await createdDesign(app, { title: 'छोटा घर Ångström', category: interior, subcategory: 'Living Room' })
    await createdDesign(app, { title: 'plan_b maison 🏡', category: interior, subcategory: 'Kitchen' })
  })
  afterAll(() => app.stop())

  async function titles(search: string, rest = ''): Promise<string[]> {
    const { status, body } = await app.visit(`/api/designs?search=${encodeURIComponent(search)}${rest}`)
    expect([search, status]).toEqual([search, 200])
    expect(body.pagination.total).toBe(body.data.length)
    return body.data.map(({ title }: { title: string }) => title.split(' ')[0])
  }

  it.each([
    ['the title', 'verandah', ['Verandah']],
    ['the code', 'arc-1001', ['Verandah']],
    ['the number of the code', '1001', ['Verandah']],
    ['the description', 'glazed', ['Verandah']],
    ['the short description', 'laterite', ['Verandah']],
    ['the detailed description', 'chajja', ['Verandah']],
    ['a tag', 'open-plan', ['Verandah']],
    ['a tag as it is shown', 'Open Plan', ['Verandah']],
    ['the category', 'interior', ['plan_b', 'छोटा']],
    ['the subcategory', 'living room', ['छोटा']],
    ['the beginning of a word', 'veran', ['Verandah']],
    ['other letter case', 'VERANDAH', ['Verandah']],
    ['no accents', 'angstrom', ['छोटा']],
    ['accents that the text has not', 'vérandàh', ['Verandah']],
    ['words of several fields', 'house glazed sustainable villa', ['Verandah']],
    ['Devanagari, and what it means', 'घर', ['छोटा', 'Verandah']],
    ['the beginning of a Devanagari word', 'छो', ['छोटा']],
    ['words in quotes', '"court"', ['Jharokha']],
  ])('finds by %s', async (_what, search, expected) => {
    expect(await titles(search)).toEqual(expected)
  })

  it.each([
    ['a word that is not there', 'verandah granite'],
    ['the middle of a word', 'randah'],
    ['punctuation alone', '!?.,;:-–—()[]{}"\'`^~&|<>=+/\\@#$'],
    ['emoji alone', '🏡'],
    ['a script that no design has', '𞤀𞤣𞤤𞤢𞤥'],
    ['operators as words', 'verandah AND NOT house'],
    ['a column filter', 'words:verandah'],
    ['a hundred words', Array.from({ length: 100 }, (_, i) => String.fromCharCode(0x4e00 + i)).join(' ')],
    ['one very long word', 'v'.repeat(200)],
  ])('finds nothing by %s', async (_what, search) => {
    expect(await titles(search)).toEqual([])
  })

  it.each([
    'verandah*',
    '"verandah',
    'verandah)',
    '^verandah',
    '-verandah',
    '+verandah',
    "verandah'",
    'verandah:*',
  ])('never breaks on %s', async (search) => {
    expect(['Verandah', undefined]).toContain((await titles(search))[0])
  })

  it.each([
    ['%', ['Verandah']],
    ['50%', ['Verandah']],
    ['_', ['plan_b']],
    ['plan_b', ['plan_b']],
    ['*', ['Jharokha']],
    ['%%', ['Verandah']],
    ['u0', []],
    ['u', []],
  ])('takes %s as it is', async (search, expected) => {
    expect(await titles(search)).toEqual(expected)
  })

  it('puts what the title says before what the description says', async () => {
    expect(await titles('jharokha')).toEqual(['Jharokha', 'Verandah'])
    expect(await titles('jharokha', '&sort=oldest')).toEqual(['Verandah', 'Jharokha'])
  })

  it('goes page by page', async () => {
    const { body } = await app.visit('/api/designs?search=jharokha&limit=1&page=2')
    expect(body.data[0].title).toBe('Verandah house')
    expect(body.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 })
  })

  it('goes together with the filters', async () => {
    expect(await titles('jharokha', '&tag=sustainable')).toEqual(['Verandah'])
    expect(await titles('jharokha', '&categorySlug=interior')).toEqual([])
  })

  it.each(['', ' ', '%20%09'])('without a word (%j) it is no search', async (search) => {
    const { body } = await app.visit(`/api/designs?search=${search}`)
    expect(body.pagination.total).toBe(4)
  })

  it('a search of more than 200 characters is refused', async () => {
    expect((await app.visit(`/api/designs?search=${'a'.repeat(201)}`)).status).toBe(400)
  })

  it('finds a design by what it says now, not by what it said', async () => {
    const design = await createdDesign(app, { title: 'Before', tags: ['beforehand'] })
    await app.put(`/api/designs/${design._id}`, { title: 'After', tags: ['afterwards'] })
    expect(await titles('before')).toEqual([])
    expect(await titles('after afterwards')).toEqual(['After'])
    await app.delete(`/api/designs/${design._id}`)
    expect(await titles('after')).toEqual([])
  })

  it('knows the new names of a renamed category and subcategory, and not the old', async () => {
    const category = await createdCategory(app, { name: 'Granary', subcategories: [{ name: 'Loft' }] })
    await createdDesign(app, { title: 'Renamed', category: category._id, subcategory: 'Loft' })
    const [{ _id }] = category.subcategories
    await app.put(`/api/categories/${category._id}`, {
      name: 'Silo',
      subcategories: [{ _id, name: 'Attic' }],
    })
    expect(await titles('silo attic')).toEqual(['Renamed'])
    expect([...(await titles('granary')), ...(await titles('loft'))]).toEqual([])
  })

  it('takes the longest texts', async () => {
    const words = Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' ')
    const { code } = await createdDesign(app, {
      title: 'Longest',
      description: 'ﷺ'.repeat(1000),
      detailedDescription: words.slice(0, 10_000),
    })
    expect(code).toMatch(/^ARC-/)
    expect(await titles('w1700')).toEqual(['Longest'])
    const once = await createdDesign(app, { title: 'Onceword', detailedDescription: 'x'.repeat(10_000) })
    expect(once._id).toMatch(/^[0-9a-f]{24}$/)
    expect(await titles('x'.repeat(64))).toEqual(['Onceword'])
  })
})
