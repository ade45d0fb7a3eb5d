import type { House } from '#contract/house.ts'
import type { Facing } from '#contract/house-shown.ts'
import type { DesignColumns } from './rows.ts'

/** What designs are found by one value of, each under a name of its own. */
export const traits = {
  bedrooms: (number: number) => `bedrooms ${number}`,
  floors: (number: number) => `floors ${number}`,
  facing: (side: Facing) => `facing ${side}`,
}

/** The traits that a design has. */
export function traitsOf({ house: stored }: Pick<DesignColumns, 'house'>): string[] {
  if (stored === null) return []
  const { bedrooms, floors, facing }: House = JSON.parse(stored)
  return [
    bedrooms !== null && traits.bedrooms(bedrooms),
    floors !== null && traits.floors(floors),
    facing !== null && traits.facing(facing),
  ].filter((trait) => trait !== false)
}
