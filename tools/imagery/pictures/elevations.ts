import { classicFront } from '../houses/classic-front.ts'
import { minimalistFront } from '../houses/minimalist-front.ts'
import { modernFront } from '../houses/modern-front.ts'
import type { Level } from '../model/house.ts'
import { front, model, type Pictures } from '../picture.ts'
import type { Light, View } from '../scene.ts'

/** Straight at the front, from where everything is parallel. */
const straight: View = { azimuth: 0, pitch: 0, isFlat: true, margin: 1.32, shift: [0, 0.05] }
const fromTheLeft: Light = { azimuth: -42, height: 42, softness: 0.5, sky: 0.38, paper: 0.74 }

function marks(levels: Level[], ...above: [string, number][]): [string, number][] {
  const ground: [string, number][] = (levels[0]?.floor ?? 0) < 300 ? [] : [['Ground level', 0]]
  return [...ground, ...levels.map(({ name, floor }): [string, number] => [name, floor]), ...above].sort(
    ([, a], [, b]) => a - b,
  )
}

export const elevations: Pictures = {
  'modern-front': model(modernFront, straight, { light: fromTheLeft }),
  'modern-corner': model(modernFront, { azimuth: -38, pitch: 7, margin: 1.14 }),
  'modern-drawing': front(modernFront, {
    levels: marks(modernFront.levels, ['Roof', 6900], ['Parapet', 7800]),
    stops: [0, 450, 3400, 6150, 6600, 9600],
  }),
  'classic-front': model(classicFront, straight, { light: fromTheLeft }),
  'classic-corner': model(classicFront, { azimuth: -46, pitch: 5, margin: 1.1 }),
  'classic-drawing': front(classicFront, {
    levels: marks(classicFront.levels, ['Cornice', 7800], ['Balustrade', 8700], ['Pediment', 9600]),
    stops: [0, 3900, 6000, 8400, 10500, 14400],
  }),
  'minimalist-front': model(minimalistFront, straight, { light: fromTheLeft }),
  'minimalist-corner': model(minimalistFront, { azimuth: 36, pitch: 6, margin: 1.14 }),
  'minimalist-drawing': front(minimalistFront, {
    levels: marks(minimalistFront.levels, ['Sill', 1140], ['Head', 4140], ['Parapet', 6600]),
    stops: [0, 6500, 9500, 10200, 12000],
  }),
}
