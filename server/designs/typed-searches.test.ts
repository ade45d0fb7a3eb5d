import { afterAll, beforeAll, expect, it } from 'vitest'
import { toSquareFeet } from '#contract/areas.ts'
import type { Category } from '#contract/category.ts'
import type { DesignSummary } from '#contract/design.ts'
import { toMetres } from '#contract/lengths.ts'
import { onEachDatabase } from '#test/databases.ts'
import { threeHundred } from '#test/designs/three-hundred.ts'
import { type Expected, typedSearches } from '#test/designs/typed-searches.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

/** So many of what comes first are looked at. */
const looked = 3

onEachDatabase('Searches as people type them', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    const categories: Category[] = (await app.visit('/api/categories')).body.data
    for (const { place, ...fields } of threeHundred()) {
      const category = categories.find(({ name }) => name === place[0])?._id
      const { status, body } = await app.post('/api/designs', { ...fields, category, subcategory: place[1] })
      expect([status, body.message]).toEqual([201, undefined])
    }
  })
  afterAll(() => app.stop())

  it('find what is meant at the first places: at least 95 of 100, and none finds nothing', async () => {
    const wrong: string[] = []
    const empty: string[] = []
    for (const [typed, expected] of typedSearches) {
      const { status, body } = await app.visit(
        `/api/designs?limit=${looked}&search=${encodeURIComponent(typed)}`,
      )
      expect([typed, status]).toEqual([typed, 200])
      const found: DesignSummary[] = body.data
      if (found.length === 0) empty.push(typed)
      const isAsMeant = isFirst(found[0], expected) && found.every((design) => isMeant(design, expected))
      if (found.length === 0 || !isAsMeant)
        wrong.push(
          `${typed} → ${found.map(({ title, house }) => `${title} ${JSON.stringify(house)}`).join('; ')}`,
        )
    }
    expect(typedSearches.length).toBeGreaterThanOrEqual(150)
    expect(empty).toEqual([])
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(typedSearches.length * 0.05)
  })
})

/** Whether the very first is the one that is named. */
function isFirst(design: DesignSummary | undefined, { title, code }: Expected): boolean {
  return (
    (typeof title !== 'string' || design?.title === title) && (code === undefined || design?.code === code)
  )
}

/** Whether a design is what was expected; of one whose house says nothing, whether its title says so. */
function isMeant(design: DesignSummary, expected: Expected): boolean {
  const { house, title, tags, category, subcategory, shortDescription, description, area, basePrice } = design
  const inTitle = (pattern: RegExp) => house === null && pattern.test(title)
  const said = [title, ...tags, category.name, subcategory.name, shortDescription, description].join(' | ')
  const { bedrooms, bathrooms, floors, facing, parking, plot, side, says, price } = expected
  const numbers = [bedrooms ?? []].flat()
  return (
    (bedrooms === undefined ||
      numbers.includes(house?.bedrooms ?? 0) ||
      inTitle(new RegExp(`(${numbers.join('|')})BHK`))) &&
    (floors === undefined || house?.floors === floors || inTitle(/duplex/i)) &&
    (facing === undefined ||
      [facing, 'any'].includes(house?.facing ?? '') ||
      inTitle(sideNames[facing] ?? /^$/)) &&
    (bathrooms === undefined || house?.bathrooms === bathrooms) &&
    (parking === undefined || (house?.parking ?? 0) >= parking) &&
    (expected.vastu === undefined || house?.vastu === 'yes') &&
    (expected.codes === undefined || expected.codes.test(design.code)) &&
    (side === undefined ||
      sidesInFeet(house).some((length) => Math.abs(length - side) <= side * 0.05) ||
      inTitle(new RegExp(`\\b${side}x|x${side}\\b`))) &&
    (plot === undefined || hasPlot(house, plot) || inTitle(new RegExp(plot.join('x')))) &&
    (expected.area === undefined ||
      [area ?? 0, plotArea(house)].some((size) => isWithin(size, expected.area))) &&
    (price === undefined || isWithin(basePrice ?? Infinity, price)) &&
    (says === undefined || says.test(said)) &&
    (!(expected.title instanceof RegExp) || expected.title.test(title))
  )
}

const sideNames: Record<string, RegExp> = { N: /north facing/i, E: /east facing/i, W: /west facing/i }

type House = DesignSummary['house']

function hasPlot(house: House, sought: [number, number]): boolean {
  const sides = sidesInFeet(house).sort((one, other) => one - other)
  return [...sought]
    .sort((one, other) => one - other)
    .every((side, at) => Math.abs((sides[at] ?? 0) - side) <= side * 0.05)
}

function plotArea(house: House): number {
  const [width = 0, depth = 0] = sidesInFeet(house)
  return width * depth
}

function sidesInFeet(house: House): number[] {
  const { width = 0, depth = 0, unit = 'ft' } = house?.plot ?? {}
  return [width ?? 0, depth ?? 0].map((side) => toMetres(side, unit) * Math.sqrt(toSquareFeet(1, 'sqm')))
}

function isWithin(figure: number, range: [number, number] | undefined): boolean {
  return range !== undefined && figure >= range[0] && figure <= range[1]
}
