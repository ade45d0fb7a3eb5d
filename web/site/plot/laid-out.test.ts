import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitOf } from '#contract/fit/fit.ts'
import { anyHouse } from '#contract/fit/nearness.ts'
import { shownFit } from '#contract/fit/shown.ts'
import { siteOf } from '#contract/fit/site.ts'
import { type Box, laidOut } from './laid-out.ts'

const metres = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((length) => length / 1000)
const side = (most: number) => fc.integer({ min: 2000, max: most * 1000 }).map((length) => length / 1000)

const fit = fc
  .record({
    ...{
      width: side(60),
      depth: side(60),
      front: metres(5),
      back: metres(5),
      left: metres(5),
      right: metres(5),
    },
    ...{ wide: side(60), deep: side(60) },
  })
  .map(({ width, depth, wide, deep, ...setbacks }) => {
    const rows = [{ ...setbacks, upTo: null, coverage: null, far: null }]
    const house = { width: wide * 1000, depth: deep * 1000, facing: null, bedrooms: null, floors: null }
    const figures = { ...house, price: null, area: null }
    return shownFit(fitOf(siteOf({ width, depth }, 'E', rows), figures, anyHouse), true)
  })

const slight = 1e-6
const lies = (inner: Box, outer: Box) =>
  inner.x >= outer.x - slight &&
  inner.y >= outer.y - slight &&
  inner.x + inner.width <= outer.x + outer.width + slight &&
  inner.y + inner.height <= outer.y + outer.height + slight

it('what is drawn as built never overlaps a setback, and nothing leaves the paper', () => {
  fc.assert(
    fc.property(fit, (one) => {
      const { paper, plot, buildable, house, built } = laidOut(one)
      if (built.width > 0 && built.height > 0) expect(lies(built, buildable)).toBe(true)
      expect(lies(built, house)).toBe(true)
      for (const box of [plot, house]) expect(lies(box, { x: 0, y: 0, ...paper })).toBe(true)
      if (one.verdict !== 'near') expect(lies(house, built)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it('everything is drawn to one scale', () => {
  fc.assert(
    fc.property(fit, (one) => {
      const { scale, plot, house } = laidOut(one)
      expect(plot.width / scale).toBeCloseTo(one.plot.width, 6)
      expect(plot.height / scale).toBeCloseTo(one.plot.depth, 6)
      expect(house.width / scale).toBeCloseTo(one.footprint.width, 6)
      expect(house.x - plot.x).toBeCloseTo(one.margins.left * scale, 6)
      expect(plot.y + plot.height - house.y - house.height).toBeCloseTo(one.margins.front * scale, 6)
    }),
  )
})
