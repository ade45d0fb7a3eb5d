import { expect, it, onTestFinished } from 'vitest'
import type { DesignSummary } from '#contract/design.ts'
import type { FoundDesign } from '#contract/finder.ts'
import { bearings, type Side } from '#contract/fit/compass.ts'
import { figuresOf } from '#contract/fit/design-figures.ts'
import { fitOf } from '#contract/fit/fit.ts'
import { ranked } from '#contract/fit/ranked.ts'
import { shownFit } from '#contract/fit/shown.ts'
import { siteOf } from '#contract/fit/site.ts'
import { facings } from '#contract/house-shown.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { chance } from '#test/designs/random.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'

const seed = Number(process.env.SEED ?? 15)

it('the index finds what laying every design on the plot finds, in the same order', async () => {
  const app = await startApp(await openBegunSqlite())
  onTestFinished(() => app.stop())
  const { one, is, below } = chance(seed)
  const categories: { _id: string; subcategories: { name: string }[] }[] = (
    await app.visit('/api/categories')
  ).body.data
  const anyHouse = () => ({
    bedrooms: is(0.2) ? null : 1 + below(4),
    floors: is(0.2) ? null : 1 + below(3),
    facing: is(0.3) ? null : one(facings),
  })
  for (let count = 0; count < 120; count++) {
    const { _id, subcategories } = one(categories)
    await createdDesign(app, {
      ...{ category: _id, subcategory: one(subcategories).name },
      dimensions: is(0.1)
        ? null
        : { width: 3 + below(10), height: null, depth: is(0.1) ? null : 4 + below(12), unit: 'm' },
      house: is(0.2) ? null : anyHouse(),
      basePrice: is(0.2) ? null : 1000 * (1 + below(9)),
      area: is(0.2) ? null : 200 * (1 + below(9)),
    })
  }
  const { data: designs } = (await app.visit('/api/designs?limit=500')).body as { data: DesignSummary[] }
  const houses = designs.flatMap((design) => {
    const house = figuresOf(design)
    return house ? [{ id: design._id, house }] : []
  })
  expect(houses.length).toBeGreaterThan(50)
  const row = { upTo: null, front: 2, back: 1, left: 1, right: 1, coverage: 45, far: 0.8 }
  await app.put('/api/settings', { setbacks: { rows: [row] } })

  for (let asked = 0; asked < 60; asked++) {
    const [width, depth, facing] = [6 + below(10), 8 + below(14), one(Object.keys(bearings) as Side[])]
    const wish = {
      bedrooms: is(0.5) ? [1 + below(4)] : [],
      floors: is(0.7) ? [] : [1 + below(3)],
      budget: is(0.5) ? null : 1000 * (1 + below(9)),
    }
    const query = new URLSearchParams({
      width: `${width}`,
      depth: `${depth}`,
      unit: 'm',
      facing,
      limit: '500',
    })
    for (const bedrooms of wish.bedrooms) query.append('bedrooms', `${bedrooms}`)
    for (const floors of wish.floors) query.append('floors', `${floors}`)
    if (wish.budget) query.append('budget', `${wish.budget}`)
    const { body } = await app.visit(`/api/finder?${query}`)
    const site = siteOf({ width, depth }, facing, [row])
    const { exact, near } = ranked(houses, site, wish)
    const told = `seed ${seed}: ${query}`
    expect([body.exact, body.near], told).toEqual([exact.length, near.length])
    expect(
      body.data.map(({ _id, fit }: FoundDesign) => ({ id: _id, fit })),
      told,
    ).toEqual(
      [...exact, ...near].map(({ id, house }) => ({ id, fit: shownFit(fitOf(site, house, wish), true) })),
    )
  }
})
