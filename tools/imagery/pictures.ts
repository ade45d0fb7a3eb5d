import type { Pictures } from './picture.ts'
import { architecture } from './pictures/architecture.ts'
import { elevations } from './pictures/elevations.ts'
import { floorPlans } from './pictures/floor-plans.ts'
import { interiors } from './pictures/interiors.ts'
import { site } from './pictures/site.ts'
import { trending } from './pictures/trending.ts'

/** Every picture, by name. */
export const pictures: Pictures = {
  ...architecture,
  ...elevations,
  ...floorPlans,
  ...interiors,
  ...trending,
  ...site,
}
