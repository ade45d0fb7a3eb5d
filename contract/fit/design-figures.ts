import type { DesignSummary, Dimensions } from '../design.ts'
import { priceOf } from '../prices.ts'
import { type HouseFigures, sideOf } from './nearness.ts'

/** Categories whose designs are not whole houses, unless they say that they are by a plot or bedrooms. */
export const notHouses = ['interior', 'elevation']

/** A footprint in whole millimetres; null where the width or depth is not known. */
export function footprintIn(dimensions: Dimensions | null): { width: number; depth: number } | null {
  if (!dimensions) return null
  const { unit } = dimensions
  const [width, depth] = [sideOf(dimensions.width, unit), sideOf(dimensions.depth, unit)]
  return width > 0 && depth > 0 ? { width, depth } : null
}

/** Whether a house says a plot or bedrooms. */
export function saysHouse(house: DesignSummary['house']): boolean {
  return house != null && (house.bedrooms !== null || (house.plot?.width != null && house.plot.depth != null))
}

/** What counts of a design that is sought for a plot; null where it has no footprint, or is no house. */
export function figuresOf(design: DesignSummary): HouseFigures | null {
  const isHouse = !notHouses.includes(design.category.slug) || saysHouse(design.house)
  return isHouse ? measuresOf(design) : null
}

/** What counts of any design on a plot; null where it has no footprint. */
export function measuresOf(design: DesignSummary): HouseFigures | null {
  const { dimensions, house, area } = design
  const footprint = footprintIn(dimensions)
  if (!footprint) return null
  return {
    ...footprint,
    facing: house?.facing ?? null,
    bedrooms: house?.bedrooms ?? null,
    floors: house?.floors ?? null,
    price: priceForBudget(design),
    area,
  }
}

/** What a budget is compared with: what a visitor pays for the drawing, in rupees. */
function priceForBudget(design: DesignSummary): number | null {
  return priceOf(design)
}
