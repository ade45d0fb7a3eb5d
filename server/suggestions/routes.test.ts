import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Suggestion } from '#contract/suggestion.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

async function suggested(app: TestApp, q: string): Promise<string[]> {
  const { status, body } = await app.visit(`/api/suggestions?q=${encodeURIComponent(q)}`)
  expect([q, status]).toEqual([q, 200])
  return body.data.map(({ kind, text, of, count, path }: Suggestion) =>
    [kind, text, of, count, path].filter((part) => part !== null).join(' | '),
  )
}

onEachDatabase('Suggestions', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    const house = (width: number, depth: number) => ({ plot: { width, depth, unit: 'ft' } })
    await createdDesign(app, { title: 'Courtyard house', tags: ['open-plan', 'brick'], house: house(40, 30) })
    await createdDesign(app, { title: 'Neem house', tags: ['brick'], house: house(30, 40) })
    await createdDesign(app, { title: 'Sal house', subcategory: 'Compact', house: house(30, 50) })
    await createdDesign(app, {
      ...{ title: 'Brickwork study', status: 'draft' },
      ...{ tags: ['brick-bond'], house: house(33, 44) },
    })
    for (let number = 0; number < 12; number++)
      await createdDesign(app, { title: `Row ${number}`, tags: [`row-${number}`] })
  })
  afterAll(() => app.stop())

  const compact = 'category | Compact | Architecture | 1 | /category/architecture/compact'
  const finder = 'plot | Plot 30 × 40 ft'
  const common = 'plot | Plot 30 × 40 ft | 2 | /gallery?search=30x40'
  const other = 'plot | Plot 30 × 50 ft | 1 | /gallery?search=30x50'

  it.each([
    ['neem', ['design | Neem house | ARC-1002 | /designs/ARC-1002']],
    ['arc1002', ['design | Neem house | ARC-1002 | /designs/ARC-1002']],
    ['cortyard', ['design | Courtyard house | ARC-1001 | /designs/ARC-1001']],
    ['compact', [compact, 'design | Sal house | ARC-1003 | /designs/ARC-1003']],
    ['compacts', [compact, 'design | Sal house | ARC-1003 | /designs/ARC-1003']],
    ['com pact design', [compact, 'design | Sal house | ARC-1003 | /designs/ARC-1003']],
    ['chhota ghar', [compact, 'design | Sal house | ARC-1003 | /designs/ARC-1003']],
    [
      'open pl',
      [
        'tag | Open Plan | 1 | /gallery?tag=open-plan',
        'design | Courtyard house | ARC-1001 | /designs/ARC-1001',
      ],
    ],
    ['', []],
    ['  n ', []],
    ['!?', []],
    ['qqqq', []],
  ])('for %j', async (q, expected) => {
    expect(await suggested(app, q)).toEqual(expected)
  })

  it.each(['arc10', 'arc100', 'arc-10', 'arc-100', 'ARC 100', 'arc-1'])(
    'lead to the designs whose codes begin with %s',
    async (q) => {
      const all = await suggested(app, q)
      expect(all.length).toBeGreaterThan(0)
      for (const one of all) expect(one).toMatch(/^design .* ARC-10/)
    },
  )

  it('name the plots that designs were drawn for, the most frequent first, either side before the other', async () => {
    const plots = async (q: string) => (await suggested(app, q)).filter((one) => one.startsWith('plot'))
    expect(await plots('30')).toEqual([common, other])
    expect(await plots('30x4')).toEqual([common])
    expect(await plots('50 by 3')).toEqual([other])
    expect(await plots('30 bricks')).toEqual([])
  })

  it('lead to the finder once a plot is whole, with everything else that was typed', async () => {
    expect((await suggested(app, '40x30'))[0]).toBe('plot | Plot 40 × 30 ft | /find?q=40x30')
    expect((await suggested(app, '30 40 east 3bhk'))[0]).toBe(
      `${finder}, east, 3 bedrooms | /find?q=30+40+east+3bhk`,
    )
    expect((await suggested(app, '9000x9000'))[0]).toBeUndefined()
  })

  it('lead to the finder once a plot is said by its area', async () => {
    const first = async (q: string) => (await suggested(app, q))[0]
    expect(await first('100 gaj east')).toBe('plot | Plot of 100 gaj, east | /find?q=100+gaj+east')
    expect(await first('5 guntha')).toBe('plot | Plot of 5 guntha | /find?q=5+guntha')
    expect(await first('5 cent')).toBe('plot | Plot of 5 cents | /find?q=5+cent')
    expect(await first('1,200 sqft')).toBe('plot | Plot of 1,200 sq ft | /find?q=1%2C200+sqft')
    expect((await suggested(app, 'under 100 gaj')).filter((one) => one.startsWith('plot'))).toEqual([])
    expect(await first('9000000 gaj')).toBeUndefined()
  })

  it('are at most ten, and nothing that visitors do not see', async () => {
    expect(await suggested(app, 'row')).toHaveLength(8)
    expect((await suggested(app, 'ho')).length).toBeLessThanOrEqual(10)
    expect((await suggested(app, 'brick')).join()).not.toMatch(/Bond|study/)
    expect((await suggested(app, '33x44')).filter((one) => one.includes('gallery'))).toEqual([])
  })

  it('follow every change', async () => {
    const { _id } = await createdDesign(app, { title: 'Palash house', tags: ['khaprail'] })
    expect(await suggested(app, 'khap')).toHaveLength(2)
    await app.put(`/api/designs/${_id}`, { tags: ['kota'] })
    expect(await suggested(app, 'khap')).toEqual([])
    expect((await suggested(app, 'kota'))[0]).toBe('tag | Kota | 1 | /gallery?tag=kota')
  })

  it('name the categories in which samples stand in, with how many', async () => {
    expect((await suggested(app, 'interior'))[0]).toMatch(
      /^category \| Interior \| [1-9]\d* \| \/category\/interior$/,
    )
  })

  it('refuse only what is too long', async () => {
    const tooLong = await app.visit(`/api/suggestions?q=${'a'.repeat(201)}`)
    expectInvalid(tooLong, 'q', 'q must be at most 200 characters')
    await suggested(app, '"%_*\u0000')
    await suggested(app, 'क'.repeat(60))
  })
})

onEachDatabase('Where the firm has no design yet, suggestions', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it('are of the samples', async () => {
    const found = await suggested(app, 'villa')
    expect(found.some((one) => /^design \| .* \| S-[A-Z]+-\d+ \| \/designs\/S-/.test(one))).toBe(true)
    expect(new Set(found).size).toBe(found.length)
    expect(await suggested(app, 'sarc01')).toEqual([expect.stringContaining('S-ARC-01')])
  })
})
