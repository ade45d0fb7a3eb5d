import type { FinderUnderstood } from '#contract/finder.ts'
import type { Typed } from './typed.ts'

/** What the fields hold: what was typed, and of a line what was understood, so that it can be gone on with. */
export function filledIn(typed: Typed, understood: FinderUnderstood | undefined): Typed {
  if (!understood || typed.q === '') return typed
  const { plot, facing, bedrooms, floors, budget, budgetFor } = understood
  const text = (value: number | string | null | undefined) => String(value ?? '')
  return {
    ...typed,
    ...{ width: text(plot.width), depth: text(plot.depth), unit: plot.unit, area: '' },
    facing: facing === 'any' ? '' : text(facing),
    ...{ bedrooms: text(bedrooms[0]), floors: text(floors[0]), budget: text(budget), budgetFor },
  }
}
