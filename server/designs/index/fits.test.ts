import { expect, it, onTestFinished } from 'vitest'
import type { DesignSummary } from '#contract/design.ts'
import type { FoundDesign } from '#contract/finder.ts'
import { bearings, type Side } from '#contract/fit/compass.ts'
import { figuresOf } from '#contract/fit/design-figures.ts'
import { fitOf } from '#contract/fit/fit.ts'
import type { HouseFigures, Wish } from '#contract/fit/nearness.ts'
import { ranked } from '#contract/fit/ranked.ts'
import { shownFit } from '#contract/fit/shown.ts'
import { type Site, siteOf } from '#contract/fit/site.ts'
import { unknownHouse } from '#contract/house.ts'
import { facings } from '#contract/house-shown.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { chance } from '#test/designs/random.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'
import { type Figure, figures } from '../filters.ts'
import { Catalogue } from './catalogue.ts'
import { findFits } from './fits.ts'
import type { DesignColumns } from './rows.ts'

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

it('finds the same among thousands, where it goes by sets and steps, and some have changed or gone since', () => {
  const { one, is, below } = chance(seed + 1)
  const catalogue = new Catalogue()
  const houses = new Map<string, HouseFigures>()
  const noFigures = Object.fromEntries(figures.map((name) => [name, null])) as Record<Figure, null>

  function written(id: string): DesignColumns {
    const [width, depth] = [is(0.05) ? 300 : 4000 + 100 * below(90), 5000 + below(16_000)]
    const house = {
      bedrooms: is(0.2) ? null : 1 + below(5),
      floors: is(0.2) ? null : 1 + below(3),
      facing: is(0.3) ? null : one(facings),
    }
    const price = is(0.1) ? null : 10_000 * below(900)
    const area = is(0.1) ? null : is(0.05) ? 0 : 300 + below(4000)
    houses.set(id, { width, depth, ...house, price: price === null ? null : price / 100, area })
    return {
      ...{ id, categoryId: 'houses', subcategoryId: 'villas', featured: 0, trending: 0, status: 'published' },
      ...{ isPublic: 1, updatedAt: '2026-01-01T00:00:00.000Z', titleKey: id, tags: '[]', colors: '[]' },
      ...{ shortestAlt: null, pictureKinds: null, pictureColors: null, ...noFigures, price, area },
      house: JSON.stringify({ ...unknownHouse, ...house }),
      dimensions: JSON.stringify({ width: width / 1000, height: null, depth: depth / 1000, unit: 'm' }),
    }
  }

  const idOf = (number: number) => String(number).padStart(6, '0')
  catalogue.add(Array.from({ length: 3000 }, (_, number) => written(idOf(number))))
  for (let round = 0; round < 40; round++) {
    const ids = Array.from({ length: 20 }, () => idOf(below(3000)))
    const [gone, changed] = [new Set(ids.slice(0, 5)), new Set(ids.slice(5))]
    const kept = [...changed].filter((id) => !gone.has(id))
    for (const id of gone) houses.delete(id)
    catalogue.change([...gone, ...kept], kept.map(written), [])
  }
  const items = [...houses].map(([id, house]) => ({ id, house }))

  for (let asked = 0; asked < 150; asked++) {
    const side = () => (is(0.2) ? 0 : below(3000))
    const site: Site = {
      ...{ width: 4000 + below(20_000), depth: 5000 + below(25_000) },
      facing: is(0.3) ? null : one(Object.keys(bearings) as Side[]),
      setbacks: { front: side(), back: side(), left: side(), right: side() },
      coverage: is(0.6) ? null : 10 + below(80),
      far: is(0.6) ? null : below(30) / 10,
    }
    const wish: Wish = {
      bedrooms: is(0.4) ? [] : is(0.7) ? [1 + below(7)] : [1 + below(3), 2 + below(5)],
      floors: is(0.6) ? [] : [below(6)],
      budget: is(0.5) ? null : is(0.1) ? 0 : 1000 * below(900) + below(9),
    }
    const rate = is(0.3) ? 100 + below(900) : undefined
    const priced = items.map(({ id, house }) => {
      const building = house.area ? Math.round(house.area * (rate ?? 0)) : null
      return { id, house: rate === undefined ? house : { ...house, price: building } }
    })
    const { exact, near } = ranked(priced, site, wish)
    const [page, limit] = [1 + below(3), 1 + below(60)]
    const found = findFits(catalogue, { site, wish, rate, page, limit })
    const told = `seed ${seed}: ${JSON.stringify({ site, wish, rate, page, limit })}`
    expect([found.exact, found.near], told).toEqual([exact.length, near.length])
    expect(
      found.found.map(({ id }) => id),
      told,
    ).toEqual([...exact, ...near].slice((page - 1) * limit, page * limit).map(({ id }) => id))
  }
})
