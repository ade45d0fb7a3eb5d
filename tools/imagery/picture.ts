import { type ElevationOptions, elevationSheet } from './drawing/elevation.ts'
import { planSheet } from './drawing/sheet.ts'
import { type BuildOptions, build } from './model/build.ts'
import type { House } from './model/house.ts'
import { type Light, type Scene, sceneOf, type View } from './scene.ts'

/** A picture is rendered from a scene or drawn as SVG; both only when it is asked for. */
export type Picture = { kind: 'render'; scene: () => Scene } | { kind: 'drawing'; svg: () => string }
export type Pictures = Record<string, Picture>

export interface Shot extends BuildOptions {
  size?: readonly [number, number]
  light?: Partial<Light>
  bounds?: Scene['bounds']
}

const afternoon: Light = { azimuth: -58, height: 33 }

/** A model of the house as a camera sees it. */
export function model(
  house: House,
  camera: View,
  { size = [1600, 1067], light, bounds, ...options }: Shot = {},
): Picture {
  return {
    kind: 'render',
    scene: () =>
      sceneOf(build(house, options), {
        camera,
        light: { ...afternoon, ...light },
        size,
        samples: 28,
        bounds,
      }),
  }
}

/** A model cut off over the floor, with its furniture. */
export function cutaway(
  house: House,
  camera: View,
  { height = 1500, ...shot }: Shot & { height?: number } = {},
): Picture {
  const below = (house.levels[0]?.floor ?? 0) + height
  return model(house, camera, { below, withFurniture: true, withDoors: false, ...shot })
}

export function plan(house: House): Picture {
  return { kind: 'drawing', svg: () => planSheet(house) }
}

export function front(house: House, options: ElevationOptions = {}): Picture {
  return { kind: 'drawing', svg: () => elevationSheet(house, options) }
}

export function section(house: House, behind: number, options: ElevationOptions = {}): Picture {
  return { kind: 'drawing', svg: () => elevationSheet(house, { ...options, behind }) }
}
