import { compact } from '../houses/compact.ts'
import { jaaliHouse } from '../houses/jaali-house.ts'
import { villa } from '../houses/villa.ts'
import { type Pictures, street } from '../picture.ts'

/** What a new site shows before it has anything of its own. */
export const site: Pictures = {
  'starter-banner': street(
    [
      [villa, 0, 0],
      [jaaliHouse, -14_600, 2500],
      [compact, 19_300, 2500],
    ],
    { azimuth: -24, pitch: 11, margin: 1.05 },
    { size: [5, 3] },
  ),
  'starter-banner-tall': street(
    [
      [villa, 0, 0],
      [compact, 9000, 20_000],
      [jaaliHouse, -9500, 21_000],
    ],
    { azimuth: -32, pitch: 27, margin: 0.9 },
    { size: [4, 5] },
  ),
}
