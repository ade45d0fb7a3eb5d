import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearings, type Side } from './compass.ts'
import { fitOf, type Verdict } from './fit.ts'
import { anyHouse, type HouseFigures, nearnessOf, type Wish } from './nearness.ts'
import { reasonKinds } from './reasons.ts'
import { type Site, siteOf } from './site.ts'

const sides = Object.keys(bearings) as Side[]

const facing = fc.option(fc.constantFrom(...sides))
const setback = fc.integer({ min: 0, max: 6000 })
const site: fc.Arbitrary<Site> = fc.record({
  width: fc.integer({ min: 2000, max: 40_000 }),
  depth: fc.integer({ min: 2000, max: 40_000 }),
  facing,
  setbacks: fc.record({ front: setback, back: setback, left: setback, right: setback }),
  coverage: fc.option(fc.integer({ min: 1, max: 100 })),
  far: fc.option(fc.double({ min: 0.2, max: 4, noNaN: true })),
})
const house: fc.Arbitrary<HouseFigures> = fc.record({
  width: fc.integer({ min: 1, max: 45_000 }),
  depth: fc.integer({ min: 1, max: 45_000 }),
  facing: fc.option(fc.constantFrom(...sides, 'any' as const)),
  bedrooms: fc.option(fc.integer({ min: 0, max: 5 })),
  floors: fc.option(fc.integer({ min: 1, max: 4 })),
  price: fc.option(fc.integer({ min: 1, max: 500_000 })),
  area: fc.option(fc.integer({ min: 1, max: 20_000 })),
})
/** Sides that often just fit, or just do not. */
const closeHouse = (on: Site) =>
  fc
    .record({
      wide: fc.integer({ min: -2, max: 2 }),
      deep: fc.integer({ min: -2, max: 2 }),
      isSwapped: fc.boolean(),
    })
    .chain(({ wide, deep, isSwapped }) => {
      const { front, back, left, right } = on.setbacks
      const [one, other] = [on.width - left - right + wide, on.depth - front - back + deep]
      const [width, depth] = isSwapped ? [other, one] : [one, other]
      return house.map((any) => ({ ...any, width: Math.max(1, width), depth: Math.max(1, depth) }))
    })
const pair = site.chain((on) => fc.tuple(fc.constant(on), fc.oneof(house, closeHouse(on))))
const wish: fc.Arbitrary<Wish> = fc.record({
  bedrooms: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 2 }),
  floors: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  budget: fc.option(fc.integer({ min: 1, max: 500_000 })),
})

type Vector = [east: number, north: number]
const pointing = (bearing: number): Vector => [
  Math.round(Math.sin((bearing * Math.PI) / 180) * 1e6) / 1e6,
  Math.round(Math.cos((bearing * Math.PI) / 180) * 1e6) / 1e6,
]
const dot = ([a, b]: Vector, [c, d]: Vector) => a * c + b * d
const isSame = (one: Vector, other: Vector) => Math.abs(dot(one, other) - 1) < 1e-3

/** The image of a point in a mirror that stands along a bearing. */
function mirrored(point: Vector, along: number): Vector {
  const axis = pointing(along)
  const twice = 2 * dot(point, axis)
  return [twice * axis[0] - point[0], twice * axis[1] - point[1]]
}

/** Where the corners of a house lie, seen from above, its front towards `bearing`. */
function cornersOf({ width, depth }: HouseFigures, bearing: number): Vector[] {
  const [front, across] = [pointing(bearing), pointing(bearing + 90)]
  return [-1, 1].flatMap((one) =>
    [-1, 1].map(
      (other): Vector => [
        (one * front[0] * depth + other * across[0] * width) / 2,
        (one * front[1] * depth + other * across[1] * width) / 2,
      ],
    ),
  )
}

/** Whether some place between the setbacks holds all the corners. */
function holds({ width, depth, setbacks }: Site, road: number, corners: Vector[]): boolean {
  const [inwards, along] = [pointing(road + 180), pointing(road + 90)]
  const span = (axis: Vector) => {
    const places = corners.map((corner) => dot(corner, axis))
    return Math.max(...places) - Math.min(...places)
  }
  return (
    setbacks.left + span(along) <= width - setbacks.right + 0.2 &&
    setbacks.front + span(inwards) <= depth - setbacks.back + 0.2
  )
}

/** Turns and mirrors the house on a map, one way after the other, as the decision says in words. */
function bruteForce(on: Site, it: HouseFigures): Verdict | undefined {
  const isFree = on.facing === null || it.facing === null || it.facing === 'any'
  const road = on.facing === null ? 0 : bearings[on.facing]
  const drawn = isFree ? sides.map((side) => bearings[side]) : [bearings[it.facing as Side]]
  const towards = pointing(road)
  const isCovered = on.coverage === null || (100 * it.width * it.depth) / (on.width * on.depth) <= on.coverage
  const most = on.far === null ? Infinity : (on.far * on.width * on.depth) / 304.8 ** 2
  if (!isCovered || (it.area ?? 0) > most) return undefined
  const onMap = drawn.map((bearing) => ({ bearing, corners: cornersOf(it, bearing) }))
  const lies = (corners: Vector[]) => holds(on, road, corners)
  if (onMap.some(({ bearing, corners }) => isSame(pointing(bearing), towards) && lies(corners))) return 'fits'
  const isAcross = (bearing: number) => Math.abs(dot(pointing(bearing), towards)) < 1e-3
  if (onMap.some(({ bearing, corners }) => isAcross(bearing) && lies(corners))) return 'fits-turned'
  for (const axis of [0, 90, road + 90])
    for (const { bearing, corners } of onMap) {
      const image = corners.map((corner) => mirrored(corner, axis))
      if (isSame(mirrored(pointing(bearing), axis), towards) && lies(image)) return 'fits-mirrored'
    }
  return undefined
}

describe('Whatever plot, setbacks and design', () => {
  it('a verdict is what turning and mirroring on a map comes to', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(pair, ([on, it]) => {
        const { verdict } = fitOf(on, it, anyHouse)
        seen.add(verdict)
        expect(verdict).toBe(bruteForce(on, it) ?? 'near')
      }),
      { numRuns: 5000, seed: 15 },
    )
    expect([...seen].sort()).toEqual(['fits', 'fits-mirrored', 'fits-turned', 'near'])
  })

  it('margins and house add up to the plot', () => {
    fc.assert(
      fc.property(pair, wish, ([on, it], asked) => {
        const { margins, footprint } = fitOf(on, it, asked)
        expect(margins.left + footprint.width + margins.right).toBe(on.width)
        expect(margins.front + footprint.depth + margins.back).toBe(on.depth)
        expect([it.width, it.depth].sort()).toEqual([footprint.width, footprint.depth].sort())
      }),
      { numRuns: 2000 },
    )
  })

  it('a house of which nothing is too large lies within the setbacks', () => {
    fc.assert(
      fc.property(pair, wish, ([on, it], asked) => {
        const { margins, by } = fitOf(on, it, asked)
        const isTooLarge = by.some(({ what }) => what === 'width' || what === 'depth')
        const isWithin = (['front', 'back', 'left', 'right'] as const).every(
          (side) => margins[side] >= on.setbacks[side],
        )
        expect(isWithin).toBe(!isTooLarge)
      }),
      { numRuns: 2000 },
    )
  })

  it('what is in the way is said where it does not fit, each thing once, and nothing of no amount', () => {
    fc.assert(
      fc.property(pair, wish, ([on, it], asked) => {
        const { verdict, by } = fitOf(on, it, asked)
        expect(verdict === 'near').toBe(by.length > 0)
        expect(by.every(({ amount }) => amount > 0)).toBe(true)
        expect(by.map(({ what }) => what)).toEqual(
          reasonKinds.filter((kind) => by.some(({ what }) => what === kind)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('it is at no distance exactly where it fits, and what is asked is met', () => {
    fc.assert(
      fc.property(pair, wish, ([on, it], asked) => {
        const isKnown =
          (asked.bedrooms.length === 0 || it.bedrooms !== null) &&
          (asked.floors.length === 0 || it.floors !== null) &&
          (asked.budget === null || it.price !== null)
        const hasRoom =
          on.width > on.setbacks.left + on.setbacks.right && on.depth > on.setbacks.front + on.setbacks.back
        expect(nearnessOf(on, it, asked) === 0).toBe(
          isKnown && hasRoom && fitOf(on, it, asked).by.length === 0,
        )
      }),
      { numRuns: 5000 },
    )
  })
})

describe('A house on a plot', () => {
  const rows = [{ upTo: null, front: 2, back: 1, left: 1, right: 1, coverage: null, far: null }]
  const plot = (road: Side | null, width = 10, depth = 15) => siteOf({ width, depth }, road, rows)
  const drawn = (toward: HouseFigures['facing'], width = 7, depth = 10): HouseFigures => ({
    ...{ width: width * 1000, depth: depth * 1000, facing: toward },
    ...{ bedrooms: 3, floors: 2, price: 100_000, area: 1500 },
  })
  const verdict = (on: Site, it: HouseFigures) => fitOf(on, it, anyHouse).verdict

  it.each<[HouseFigures['facing'], Side | null, Verdict]>([
    ['E', 'E', 'fits'],
    ['E', null, 'fits'],
    [null, 'E', 'fits'],
    ['any', 'E', 'fits'],
    ['E', 'W', 'fits-mirrored'],
    ['N', 'S', 'fits-mirrored'],
    ['NE', 'NW', 'fits-mirrored'],
    ['NE', 'SE', 'fits-mirrored'],
    ['NE', 'SW', 'fits-mirrored'],
    ['N', 'E', 'near'],
    ['N', 'NE', 'near'],
  ])('that is drawn for %s, on a plot to the %s, %s', (toward, road, expected) => {
    expect(verdict(plot(road), drawn(toward))).toBe(expected)
  })

  it.each<[HouseFigures['facing'], Side | null, Verdict]>([
    ['N', 'E', 'fits-turned'],
    ['N', 'W', 'fits-turned'],
    ['NE', 'NW', 'fits-turned'],
    ['N', 'N', 'near'],
    ['any', 'N', 'fits-turned'],
    ['N', null, 'fits-turned'],
  ])('that is drawn for %s, and fits a plot to the %s only across, %s', (toward, road, expected) => {
    expect(verdict(plot(road), drawn(toward, 10, 7))).toBe(expected)
  })

  it('turned, looks to where it was drawn for: on an east road, north is to the right', () => {
    expect(fitOf(plot('E'), drawn('N', 10, 7), anyHouse).footprint).toEqual({
      ...{ width: 7000, depth: 10_000, isTurned: true, isMirrored: false },
      front: 'right',
    })
    expect(fitOf(plot('E'), drawn('S', 10, 7), anyHouse).footprint.front).toBe('left')
  })

  it('fits to the millimetre', () => {
    expect(verdict(plot('E'), drawn('E', 8, 12))).toBe('fits')
    expect(verdict(plot('E'), drawn('E', 8.001, 12))).toBe('near')
  })
})
