import { bungalow } from '../houses/bungalow.ts'
import { compact } from '../houses/compact.ts'
import { villa } from '../houses/villa.ts'
import { model, type Pictures, plan } from '../picture.ts'

const portrait = [4, 5] as const

export const architecture: Pictures = {
  'bungalow-hero': model(bungalow, { azimuth: -30, pitch: 15, margin: 1.18 }),
  'bungalow-verandah': model(bungalow, { azimuth: -14, pitch: 4, margin: 1.06 }),
  'bungalow-plan': plan(bungalow),
  'villa-hero': model(villa, { azimuth: -34, pitch: 13, margin: 1.16 }),
  'villa-garden': model(villa, { azimuth: 208, pitch: 12, margin: 1.14 }),
  'villa-plan': plan(villa),
  'compact-hero': model(compact, { azimuth: -30, pitch: 13, margin: 1.2 }, { size: portrait }),
  'compact-street': model(
    compact,
    { azimuth: 12, pitch: 3, margin: 1.14, shift: [0, 0.02] },
    { size: portrait },
  ),
  'compact-plan': plan(compact),
}
