import { courtHouse } from '../houses/court-house.ts'
import { mediumHouse } from '../houses/medium-house.ts'
import { smallHouse } from '../houses/small-house.ts'
import { cutaway, type Pictures, plan, section } from '../picture.ts'

export const floorPlans: Pictures = {
  'small-plan': plan(smallHouse),
  'small-model': cutaway(smallHouse, { azimuth: -24, pitch: 46, margin: 1.12 }, { size: [5, 4] }),
  'small-section': section(smallHouse, 5400, {
    levels: [
      ['Ground level', 0],
      ['Floor', 300],
      ['Roof', 3450],
    ],
  }),
  'medium-plan': plan(mediumHouse),
  'medium-model': cutaway(mediumHouse, { azimuth: -26, pitch: 46, margin: 1.12 }, { size: [20, 17] }),
  'medium-section': section(mediumHouse, 7600, {
    levels: [
      ['Ground level', 0],
      ['Floor', 300],
      ['Roof', 3450],
    ],
  }),
  'large-plan': plan(courtHouse),
  'large-model': cutaway(courtHouse, { azimuth: -28, pitch: 44, margin: 1.1 }, { size: [40, 31] }),
  'large-section': section(courtHouse, 9000, {
    levels: [
      ['Floor', 450],
      ['Roof', 3750],
      ['Parapet', 4200],
    ],
    stops: [0, 5100, 6600, 12000, 13500, 18600],
  }),
}
