import { architecture } from './architecture.ts'
import { elevations } from './elevations.ts'
import { floorPlans } from './floor-plans.ts'
import { interiors } from './interiors.ts'
import type { Sample } from './sample.ts'
import { trending } from './trending.ts'

/** The built-in sample designs, five sets of three. */
export const samples: readonly Sample[] = [
  ...architecture,
  ...elevations,
  ...floorPlans,
  ...interiors,
  ...trending,
]
