import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FinderPart, FoundDesign } from '#contract/finder.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { categoryNamed, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const row = { upTo: null, front: 2, back: 1, left: 1, right: 1, coverage: null, far: null }
const metres = (width: number | null, depth: number | null) => ({ width, height: null, depth, unit: 'm' })

onEachDatabase('The finder', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    await app.put('/api/settings', { setbacks: { rows: [row] } })
    const [interior, elevation] = [
      await categoryNamed(app, 'Interior'),
      await categoryNamed(app, 'Elevation'),
    ]
    const inside = { category: interior._id, subcategory: 'Kitchen' }
    const house = { bedrooms: 3, floors: 2, facing: 'E' }
    const make = (title: string, fields: object) => createdDesign(app, { title, ...fields })
    await make('Half of it', { dimensions: metres(5, 8), house, basePrice: 90_000 })
    await make('Most of it', {
      dimensions: metres(7.5, 11.5),
      house,
      basePrice: 100_000,
      discountPrice: 80_000,
    })
    await make('In feet', {
      dimensions: { width: 20, height: 30, depth: 30, unit: 'ft' },
      house: { bedrooms: 2 },
    })
    await make('Turned', { dimensions: metres(11, 7), basePrice: 140_000, area: 1500 })
    await make('For west', { dimensions: metres(6, 8), house: { ...house, facing: 'W', bedrooms: 4 } })
    await make('For north', { dimensions: metres(6, 6), house: { ...house, facing: 'N', floors: 3 } })
    await make('Too wide', { dimensions: metres(8.4, 9) })
    await make('Far too wide', { dimensions: metres(15, 20) })
    await make('Of no depth', { dimensions: metres(6, null) })
    await make('Of no size', {})
    await make('A kitchen', { ...inside, dimensions: metres(3, 4) })
    await make('A flat', { ...inside, dimensions: metres(3, 5), house: { bedrooms: 1 } })
    await make('A front', {
      ...{ category: elevation._id, subcategory: elevation.subcategories[0].name },
      ...{ dimensions: metres(3, 6), house: { floors: 2 } },
    })
    await make('Hidden', { dimensions: metres(6, 7), house, status: 'hidden' })
  })
  afterAll(() => app.stop())

  const ask = async (query: string) => {
    const { status, body } = await app.visit(`/api/finder?${query}`)
    expect([query, status]).toEqual([query, 200])
    return body
  }
  const told = ({ data }: { data: FoundDesign[] }) =>
    data.map(({ title, fit }) => [title, fit.verdict, ...fit.by.map(({ words }) => words)].join(': '))
  const plot = 'width=10&depth=15&unit=m'

  it('answers what fits by how much of the plot it uses, then what nearly fits by how little it misses', async () => {
    const body = await ask(plot)
    expect(told(body)).toEqual([
      'Most of it: fits',
      'Turned: fits-turned',
      'In feet: fits',
      'For west: fits',
      'Half of it: fits',
      'For north: fits',
      'A flat: fits',
      'Too wide: near: 0.4 m too wide',
    ])
    expect(body).toMatchObject({ exact: 7, near: 1, pagination: { page: 1, total: 8, pages: 1 } })
  })

  it('counts the side of the road, turning and mirroring where that asks for it', async () => {
    expect(told(await ask(`${plot}&facing=east`.replace('east', 'E')))).toEqual([
      'Most of it: fits',
      'Turned: fits-turned',
      'In feet: fits',
      'For west: fits-mirrored',
      'Half of it: fits',
      'For north: fits-turned',
      'A flat: fits',
      'Too wide: near: 0.4 m too wide',
    ])
    expect(told(await ask(`${plot}&facing=any`))).toEqual(told(await ask(plot)))
  })

  it('narrows by bedrooms, floors and budget, and names what is just outside', async () => {
    expect(told(await ask(`${plot}&bedrooms=3`))).toEqual([
      'Most of it: fits',
      'Half of it: fits',
      'For north: fits',
      'In feet: near: one bedroom fewer',
      'For west: near: one bedroom more',
    ])
    expect(told(await ask(`${plot}&floors=G%2B1`))).toEqual([
      'Most of it: fits',
      'For west: fits',
      'Half of it: fits',
      'For north: near: one floor more',
    ])
    expect(told(await ask(`${plot}&budget=80000`))).toEqual([
      'Most of it: fits',
      'Half of it: near: ₹10,000 over',
    ])
    expect(told(await ask(`${plot}&bedrooms=3&bedrooms=4`))).toHaveLength(5)
  })

  it('says in metres how each lies, and its margins add up to the plot', async () => {
    const { data } = await ask(`${plot}&facing=E`)
    expect(data[0].fit).toEqual({
      verdict: 'fits',
      by: [],
      plot: { width: 10, depth: 15, facing: 'E' },
      setbacks: { front: 2, back: 1, left: 1, right: 1 },
      footprint: { width: 7.5, depth: 11.5, turned: false, mirrored: false, front: 'front' },
      margins: { front: 2, back: 1.5, left: 1.25, right: 1.25 },
    })
    for (const { fit } of data as FoundDesign[]) {
      const { plot, footprint, margins } = fit
      expect(margins.left + footprint.width + margins.right).toBeCloseTo(plot.width, 9)
      expect(margins.front + footprint.depth + margins.back).toBeCloseTo(plot.depth, 9)
    }
  })

  it('answers designs as lists show them', async () => {
    const [{ fit, ...design }] = (await ask(plot)).data
    const { body } = await app.visit('/api/designs?search=most')
    expect(design).toEqual(body.data[0])
  })

  it('answers page by page', async () => {
    const all = told(await ask(plot))
    for (const page of [1, 2, 3, 4]) {
      const body = await ask(`${plot}&limit=3&page=${page}`)
      expect(told(body)).toEqual(all.slice((page - 1) * 3, page * 3))
      expect(body.pagination).toEqual({ page, limit: 3, total: 8, pages: 3 })
    }
  })

  it.each([
    ['width=30&depth=40', 'plot 30 × 40 ft'],
    ['width=30&depth=40&unit=yd', 'plot 30 × 40 yd'],
    ['width=30&depth=40&unit=&area=&facing=&bedrooms=&floors=&budget=&q=', 'plot 30 × 40 ft'],
    ['q=30+40+east', 'plot 30 × 40 ft · east'],
    ['q=3+bhk+30x40+east+facing+under+20+lakh', 'plot 30 × 40 ft · east · 3 bedrooms · up to ₹20,00,000'],
    ['q=30x40+east&facing=W&bedrooms=2', 'plot 30 × 40 ft · west · 2 bedrooms'],
    ['q=900+x+1200+cm', 'plot 9 × 12 m'],
    ['q=7x40+east', 'plot 7 × 40 ft · east'],
    ['q=5000x5000+30x40', 'plot 30 × 40 ft'],
    ['q=5000x5000&width=30&depth=40', 'plot 30 × 40 ft'],
    ['q=100+gaj', 'plot 25 × 36 ft'],
    ['area=1,200', 'plot 30 × 40 ft'],
    ['area=100&areaUnit=GAJ&floors=g%2B2', 'plot 25 × 36 ft · 3 floors'],
    ['area=5&areaUnit=cent', 'plot 38 × 57.3 ft'],
    ['area=150&areaUnit=sqm&budget=2,00,000', 'plot 10 × 15 m · up to ₹2,00,000'],
  ])('%s is understood as %s', async (query, words) => {
    expect((await ask(query)).understood.words.join(' · ')).toBe(words)
  })

  it('names the usual shapes of an area, of which it takes the first', async () => {
    const { understood } = await ask('area=1200')
    expect(understood).toMatchObject({
      plot: { width: 30, depth: 40, unit: 'ft' },
      shapes: [
        { width: 30, depth: 40, unit: 'ft' },
        { width: 20, depth: 60, unit: 'ft' },
      ],
    })
    expect((await ask('width=30&depth=40&area=7')).understood.shapes).toEqual([])
  })

  it('says of each thing what the text is without it', async () => {
    const partsOf = async (query: string) =>
      (await ask(query)).understood.parts.map(({ kind, means, without }: FinderPart) => [
        kind,
        means,
        without,
      ])
    expect(await partsOf('q=2+or+3+bhk+30x40,+east+villa')).toEqual([
      ['plot', 'plot 30 × 40 ft', '2 or 3 bhk , east villa'],
      ['facing', 'east', '2 or 3 bhk 30x40, villa'],
      ['bedrooms', '2 bedrooms or 3 bedrooms', '30x40, east villa'],
    ])
    expect(await partsOf('q=100+gaj&facing=E')).toEqual([
      ['plot', 'plot 25 × 36 ft', ''],
      ['facing', 'east', null],
    ])
    expect((await partsOf('area=1200&floors=1&floors=2')).at(-1)).toEqual([
      'floors',
      '1 floor or 2 floors',
      null,
    ])
  })

  it('says what of a text it did not understand', async () => {
    expect((await ask('q=30x40+with+a+swing')).understood.rest).toBe('with a swing')
  })

  it.each([
    ['30x40 3bhk 2 bathroom with a swing', 'with a swing', ['2 bathrooms']],
    ['30x40 east 2 car parking 30 feet front', '', ['parking for 2 cars', 'plot 30 ft wide']],
    ['30x40 ARC-1001 2400 sqft', '', ['ARC-1001', 'about 2,400 sq ft']],
    ['30x40 east or north, east', 'or ,', ['north']],
    ['100 gaj 2 bhk', '', []],
    ['30x40 not duplex, without parking', ',', ['without duplex', 'without parking']],
  ])('%s: what was understood and is not compared stands beside what was not', async (said, rest, others) => {
    const { understood } = await ask(`q=${encodeURIComponent(said)}`)
    expect([understood.rest, understood.notCompared]).toEqual([rest, others])
  })

  describe('Refuses', () => {
    it.each([
      ['', 'width', 'Say the width and depth of the plot, or its area'],
      ['q=3+bhk', 'width', 'Say the width and depth of the plot, or its area'],
      ['width=&depth=&area=', 'width', 'Say the width and depth of the plot, or its area'],
      ['width=30', 'depth', 'Say the depth of the plot too'],
      ['depth=40', 'width', 'Say the width of the plot too'],
      ['width=0&depth=40', 'width', 'Width must be greater than 0'],
      ['width=-30&depth=40', 'width', 'Width must be greater than 0'],
      ['width=wide&depth=40', 'width', 'Width must be a number'],
      ['width=30&width=40&depth=40', 'width', 'Width must be given once'],
      ['width=1e3&depth=40', 'width', 'Width must be a number'],
      ['width=30&depth=Infinity', 'depth', 'Depth must be a number'],
      ['width=3&depth=40', 'width', 'Width must be from 7 to 1640 ft'],
      ['width=30&depth=99999', 'depth', 'Depth must be from 7 to 1640 ft'],
      ['width=30&depth=501&unit=m', 'depth', 'Depth must be from 2 to 500 m'],
      ['width=30&depth=40&unit=km', 'unit', 'Unit must be one of ft, m, yd'],
      ['area=0', 'area', 'Area must be greater than 0'],
      ['area=1', 'area', 'There is no plot of 1 sq ft'],
      ['area=99999999999', 'area', 'There is no plot of 99999999999 sq ft'],
      ['area=100&areaUnit=acre', 'areaUnit', 'Area unit must be one of sqft, sqm, gaj, cent'],
      ['width=30&depth=40&facing=up', 'facing', 'Facing must be one of N, NE, E, SE, S, SW, W, NW, any'],
      ['width=30&depth=40&bedrooms=three', 'bedrooms', 'Bedrooms must be a whole number'],
      ['width=30&depth=40&floors=many', 'floors', 'Floors must be a whole number, or like G+1'],
      ['width=30&depth=40&budget=0', 'budget', 'Budget must be greater than 0'],
      ['width=30&depth=40&budget=much', 'budget', 'Budget must be a number'],
      [`width=30&depth=40&budget=${'9'.repeat(400)}`, 'budget', 'Budget must be at most 999999999999999'],
      [`width=${'9'.repeat(16)}&depth=40`, 'width', 'Width must be at most 999999999999999'],
      ['width=30&depth=40&page=0', 'page', 'Page must be a positive whole number'],
      ['q=5000x5000', 'q', 'Width must be from 7 to 1640 ft'],
      ['q=30+x+5000+ft+3+bhk', 'q', 'Depth must be from 7 to 1640 ft'],
      ['q=1+by+12+m+east', 'q', 'Width must be from 2 to 500 m'],
      ['q=width+30+depth+5000', 'q', 'Depth must be from 7 to 1640 ft'],
      ['q=0x0', 'q', 'Width must be greater than 0'],
      ['q=30x0', 'q', 'Depth must be greater than 0'],
      ['q=30', 'q', 'Say the depth of the plot too'],
      ['q=3+bhk+30+ft+plot+east', 'q', 'Say the depth of the plot too'],
      ['q=30+feet+front', 'q', 'Say the depth of the plot too'],
      ['q=depth+40', 'q', 'Say the width of the plot too'],
      ['q=2+x+3+bhk', 'width', 'Say the width and depth of the plot, or its area'],
      ['q=villa+with+2+swings', 'width', 'Say the width and depth of the plot, or its area'],
      ['q=250', 'width', 'Say the width and depth of the plot, or its area'],
      [`q=${'x'.repeat(201)}`, 'q', 'Say the plot in at most 200 characters'],
    ])('%s', async (query, field, message) => {
      expectInvalid(await app.visit(`/api/finder?${query}`), field, message)
    })
  })

  it('follows the designs, the categories and the settings as they change', async () => {
    const changed = await createdDesign(app, { title: 'Changing', dimensions: metres(2, 3) })
    const last = async (query = plot) => told(await ask(query)).find((line) => line.startsWith('Changing'))
    expect(await last()).toBe('Changing: fits')
    await app.put(`/api/designs/${changed._id}`, { dimensions: metres(9, 3) })
    expect(await last()).toBe('Changing: fits-turned')
    await app.put('/api/settings', { setbacks: { rows: [{ ...row, left: 0.9, right: 0.1 }] } })
    expect(await last()).toBe('Changing: fits')
    await app.put('/api/settings', {
      setbacks: { rows: [{ ...row, coverage: 17, far: 0.5 }] },
    })
    await app.put(`/api/designs/${changed._id}`, { area: 900 })
    expect(await last()).toBe('Changing: near: covers 1% of the plot too much: 93 sq ft too much floor area')
    await app.put('/api/settings', { setbacks: { rows: [row] } })
    await app.put(`/api/designs/${changed._id}`, { dimensions: null })
    expect(await last()).toBeUndefined()
    const { _id } = await categoryNamed(app, 'Architecture')
    await app.put(`/api/categories/${_id}`, { status: 'hidden' })
    expect(told(await ask(plot))).toEqual(['A flat: fits'])
    expect((await app.get(`/api/finder?${plot}`)).body.data).toHaveLength(1)
    await app.put(`/api/categories/${_id}`, { status: 'published' })
    expect(told(await ask(plot))).toHaveLength(8)
  })

  it('answers a dozen near ones at most', async () => {
    for (let count = 0; count < 14; count++)
      await createdDesign(app, { title: `Near ${count}`, dimensions: metres(8.1 + count / 10, 9) })
    const { near, exact, data } = await ask(plot)
    expect([exact, near, data.length]).toEqual([7, 12, 19])
    expect(data.slice(7, 12).map(({ title }: FoundDesign) => title)).toEqual([
      'Near 0',
      'Near 1',
      'Near 2',
      'Too wide',
      'Near 3',
    ])
  })

  describe('with a budget for building', () => {
    const forBuilding = (budget: number) => `${plot}&budget=${budget}&budgetFor=building`

    it('is refused while the firm has set no rates', async () => {
      const refused = await app.visit(`/api/finder?${forBuilding(100_000)}`)
      expectInvalid(refused, 'budgetFor', 'What building costs is not known: the firm has set no rates')
      expectInvalid(
        await app.visit(`/api/finder?${plot}&budgetFor=both`),
        'budgetFor',
        'Budget for must be one of drawing, building',
      )
    })

    it('counts the least that a finish costs for the area, and leaves out houses without one', async () => {
      const rates = [
        { name: 'Premium', from: 2600, to: 3000 },
        { name: 'Economy', from: 1600, to: 1900 },
      ]
      await app.put('/api/settings', { buildRates: { rates } })
      expect(told(await ask(forBuilding(2_400_000)))).toEqual(['Turned: fits-turned'])
      expect(told(await ask(forBuilding(2_000_000)))).toEqual(['Turned: near: ₹4,00,000 over'])
      expect(told(await ask(forBuilding(1_000_000)))).toEqual([])
      const { understood } = await ask(forBuilding(2_400_000))
      expect(understood).toMatchObject({ budget: 2_400_000, budgetFor: 'building' })
      expect(understood.words).toContain('up to ₹24,00,000 to build')
      expect((await ask(`${plot}&budget=90000`)).understood.budgetFor).toBe('drawing')
      expect(told(await ask(`${plot}&budget=90000`))).toContain('Half of it: fits')
    })
  })
})
