import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { defaultSynonyms } from '#contract/said/synonyms.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('What a search understands', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    const plot = (width: number, depth: number, unit = 'ft') => ({ plot: { width, depth, unit } })
    await createdDesign(app, {
      title: 'Neem',
      house: { ...plot(30, 40), bedrooms: 3, floors: 2, facing: 'E' },
    })
    await createdDesign(app, {
      title: 'Sal',
      house: { ...plot(12.2, 9.2, 'm'), bedrooms: 2, floors: 1, facing: 'any' },
    })
    await createdDesign(app, {
      title: 'Teak',
      house: { ...plot(40, 60), bedrooms: 3, facing: 'W' },
      area: 1250,
      basePrice: 90_000,
    })
    await createdDesign(app, { title: 'Old 3 BHK', description: 'Its title says it.' })
    await createdDesign(app, { title: 'Palm', description: 'A 3 BHK home; its house says nothing.' })
    await createdDesign(app, { title: 'Ebony', description: 'Once drawn as 3 BHK.', house: { bedrooms: 1 } })
    await createdDesign(app, { title: 'Eastern Court', description: 'Rooms around a courtyard.' })
    await createdDesign(app, {
      title: 'Draft',
      status: 'draft',
      description: 'Zanzibari lattice',
      house: { bedrooms: 7 },
    })
  })
  afterAll(() => app.stop())

  async function found(search: string, rest = '') {
    const { status, body } = await app.visit(`/api/designs?search=${encodeURIComponent(search)}${rest}`)
    expect([search, status]).toEqual([search, 200])
    return {
      titles: body.data.map(({ title }: { title: string }) => title.split(' ')[0]),
      understood: body.understood,
    }
  }

  it.each([
    ['teak 1200', ['Teak']],
    ['teak 1900', []],
    ['3bhk without courtyard', ['Teak', 'Neem', 'Old', 'Palm']],
    ['not 3bhk', ['Eastern', 'Ebony', 'Sal']],
    ['no courtyard', ['Ebony', 'Palm', 'Old', 'Teak', 'Sal', 'Neem']],
    ['rooms without court', []],
    ['3bhk without coutyard', ['Teak', 'Neem', 'Old', 'Palm']],
    ['bina coutyards', ['Ebony', 'Palm', 'Old', 'Teak', 'Sal', 'Neem']],
    ['courtyard without roms', ['Eastern']],
    ['courtyard without cou', ['Eastern']],
    ['no east or west facing', ['Ebony', 'Palm', 'Old']],
    ['3bhk', ['Teak', 'Neem', 'Old', 'Palm']],
    ['3 BHK', ['Old', 'Teak', 'Neem', 'Palm']],
    ['30x40', ['Neem', 'Sal']],
    ['30*40 east', ['Neem', 'Sal']],
    ['40x30 ft', ['Neem', 'Sal']],
    ['1200 sqft', ['Teak']],
    ['under 1 lakh', ['Teak']],
    ['1,00,000', ['Teak']],
    ['g+1', ['Neem']],
    ['west facing 3bhk', ['Teak']],
    ['east', ['Eastern', 'Neem', 'Sal']],
    ['3bhk palm', ['Palm']],
    ['courtyard', ['Eastern']],
    ['court yard', ['Eastern']],
    ['courtyards', ['Eastern']],
    ['coutyard', ['Eastern']],
    ['आंगन', ['Eastern']],
  ])('%s finds %j', async (search, titles) => {
    expect((await found(search)).titles).toEqual(titles)
  })

  it('is answered with the words that were typed', async () => {
    expect((await found('Teak 3 BHK, 40×60')).understood).toEqual([
      { kind: 'bedrooms', words: '3 BHK', means: '3 bedrooms', bedrooms: 3 },
      { kind: 'plot', words: '40×60', means: 'plot 40 × 60 ft', plot: { width: 40, depth: 60, unit: 'ft' } },
    ])
    expect((await found('3 bedrom coutyard')).understood).toBeDefined()
    expect((await found('coutyard')).understood).toEqual([
      { kind: 'spelling', words: 'coutyard', means: 'courtyard', spelling: 'courtyard' },
    ])
    expect((await found('3bhk without coutyard')).understood.slice(1)).toEqual([
      { kind: 'unwanted', words: 'without coutyard', means: 'without courtyard', unwanted: 'courtyard' },
      { kind: 'spelling', words: 'coutyard', means: 'courtyard', spelling: 'courtyard' },
    ])
    expect((await found('3bhk without courtyards', '&categorySlug=elevation')).understood.slice(1)).toEqual([
      { kind: 'unwanted', words: 'without courtyards', means: 'without courtyards', unwanted: 'courtyards' },
    ])
    expect((await found('teak')).understood).toEqual([])
    expect((await app.visit('/api/designs')).body).not.toHaveProperty('understood')
  })

  it('says what was understood in the words of the firm, wherever it says it', async () => {
    const words = {
      'site.side.E': 'Poorva',
      'site.unit.ft': 'feet',
      'site.said.plot': 'site of {width} by {depth} {unit}',
      'site.said.bedrooms.many': '{count} kamre',
    }
    const means = (all: { means: string }[]) => all.map((one) => one.means)
    const said = ['site of 30 by 40 feet', 'poorva']
    await app.put('/api/settings', { words })
    try {
      expect(means((await found('30x40 east')).understood)).toEqual(said)
      const finder = await app.visit('/api/finder?q=30x40%20east%203bhk')
      expect(finder.body.understood.words).toEqual([...said, '3 kamre'])
      const suggested = await app.visit('/api/suggestions?q=30x40%20east')
      expect(suggested.body.data).toContainEqual(
        expect.objectContaining({ kind: 'plot', text: 'Site of 30 by 40 feet, poorva' }),
      )
    } finally {
      await app.put('/api/settings', {
        words: Object.fromEntries(Object.keys(words).map((name) => [name, ''])),
      })
    }
  })

  it('takes letters that changed places for the word that has them all', async () => {
    await createdDesign(app, { title: 'Drawings with a floor plan' })
    expect((await found('nakhsa')).understood).toEqual([
      { kind: 'spelling', words: 'nakhsa', means: 'naksha', spelling: 'naksha' },
    ])
  })

  it('gives way to the words where it would find nothing', async () => {
    await createdDesign(app, { title: 'Number 9 bed of roses' })
    const { titles, understood } = await found('9 bed')
    expect([titles, understood]).toEqual([
      ['Number'],
      [{ kind: 'bedrooms', words: '9 bed', means: '9 bedrooms', bedrooms: 9 }],
    ])
  })

  it('is said where nothing is found too, so that a part of it can be taken away', async () => {
    expect(await found('8 bed of')).toEqual({
      titles: [],
      understood: [{ kind: 'bedrooms', words: '8 bed', means: '8 bedrooms', bedrooms: 8 }],
    })
    const { titles, understood } = await found('9 bhk 30-40 zanzibary')
    expect(titles).toEqual([])
    expect(understood.map(({ words, means }: { words: string; means: string }) => [words, means])).toEqual([
      ['9 bhk', '9 bedrooms'],
      ['30-40', 'plot 30 × 40 ft'],
    ])
  })

  it('goes together with filters, sorts and counts', async () => {
    expect((await found('3bhk', '&sort=title')).titles).toEqual(['Neem', 'Old', 'Palm', 'Teak'])
    expect((await found('3bhk', '&facing=W')).titles).toEqual(['Teak'])
    const { body } = await app.visit('/api/designs/facets?search=3bhk')
    expect(body.data.categories).toEqual([{ slug: 'architecture', count: 4 }])
  })

  it('puts no word right by what visitors do not see', async () => {
    expect(await found('zanzibary')).toEqual({ titles: [], understood: [] })
    expect((await found('7bhk')).titles).toEqual([])
    const { body } = await app.get('/api/designs?status=any&search=zanzibary')
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Draft'])
  })

  it.each([
    '9'.repeat(200),
    '30x'.repeat(66),
    'x'.repeat(200),
    '\'"′″'.repeat(50),
    'bhk '.repeat(50),
    '🏡'.repeat(100),
    'under 1e309 lakh',
    '99999999999999 crore',
    '0x0',
    '0 bhk',
    '\u0000 \ufffd',
  ])('takes %j', async (search) => {
    await found(search)
  })

  describe('Synonyms', () => {
    it('come with the product, and are the firm’s to change', async () => {
      expect((await app.visit('/api/settings')).body.data.synonyms).toEqual(defaultSynonyms)
      const synonyms = [{ said: ['wada', 'old palace'], means: ['rooms around'] }]
      const { status, body } = await app.put('/api/settings', { synonyms })
      expect([status, body.synonyms]).toEqual([200, synonyms])
      expect((await found('wada')).titles).toEqual(['Eastern'])
      expect((await found('Old Palace')).titles).toEqual(['Eastern'])
      expect((await found('आंगन')).titles).toEqual([])
      const [row] = (await app.get('/api/activity')).body.data
      expect(row.changes).toEqual([{ field: 'synonyms' }])
    })

    it.each([
      [7, 'synonyms', 'Synonyms must be a list'],
      [[7], 'synonyms.0', 'A synonym must have what is typed and what it means'],
      [[{ said: [], means: ['a'] }], 'synonyms.0.said', 'What is typed must not be empty'],
      [[{ said: ['a'], means: [' '] }], 'synonyms.0.means.0', 'What it means is required'],
      [
        [{ said: ['a'.repeat(61)], means: ['b'] }],
        'synonyms.0.said.0',
        'What is typed must be at most 60 characters',
      ],
      [
        Array(limits.synonyms.most + 1).fill({ said: ['a'], means: ['b'] }),
        'synonyms',
        'At most 200 synonyms are allowed',
      ],
    ])('refuse %j', async (synonyms, field, message) => {
      expectInvalid(await app.put('/api/settings', { synonyms }), field, message)
    })
  })
})
