import { describe, expect, it } from 'vitest'
import { houseOf } from '../houses/all.ts'
import { footprintOf } from '../model/measure.ts'
import { stringsOf } from './dimension-string.ts'
import { planSheet } from './sheet.ts'

const plans = Object.entries(houseOf)
  .filter(([code]) => !code.startsWith('S-ELE'))
  .map(([, house]) => house)

describe('A plan', () => {
  it.each(plans.map((house) => [house.name, house] as const))(
    'has dimension strings that add up: %s',
    (_, house) => {
      const written = figuresOf(planSheet(house))
      for (const level of house.levels) {
        const { front, left } = stringsOf(level)
        const spans = [...front, ...left].map((stops) =>
          stops.slice(1).map((stop, index) => stop - (stops[index] as number)),
        )
        for (const span of spans) expect(take(written, span.map(String))).toEqual(span.map(String))
        expect(totalsOf(front)).toHaveLength(1)
        expect(totalsOf(left)).toHaveLength(1)
      }
      expect(written).toEqual([])
    },
  )

  it('measures a level over its outer walls', () => {
    for (const house of plans.filter(({ levels }) => !levels[0]?.stops))
      for (const level of house.levels) {
        const { from, to } = footprintOf(level)
        expect(stringsOf(level).front.at(-1)).toEqual([from[0], to[0]])
        expect(stringsOf(level).left.at(-1)).toEqual([from[1], to[1]])
      }
  })
})

/** Every whole number that stands alone on the sheet, as the strings' figures do. */
function figuresOf(svg: string): string[] {
  return [...svg.matchAll(/>(\d{3,5})<\/text>/g)].map(([, figure]) => figure as string)
}

/** Takes figures out of the list, in their order. */
function take(list: string[], figures: string[]): string[] {
  const start = list.findIndex((_, index) => figures.every((figure, next) => list[index + next] === figure))
  return start < 0 ? [] : list.splice(start, figures.length)
}

function totalsOf(strings: number[][]): number[] {
  const total = (stops: number[]) =>
    stops.slice(1).reduce((sum, stop, index) => sum + Math.round(stop - (stops[index] as number)), 0)
  return [...new Set(strings.map(total))]
}
