import type { PictureKind } from '#contract/picture-kinds.ts'
import { type ElevationOptions, elevationSheet } from './drawing/elevation.ts'
import { planSheet } from './drawing/sheet.ts'
import { type BuildOptions, build } from './model/build.ts'
import { meshesOf } from './model/grid.ts'
import type { House } from './model/house.ts'
import { moved, type Part } from './model/shapes.ts'
import { type Light, type Scene, sceneOf, type View } from './scene.ts'

/** A picture is rendered from a scene or drawn as SVG; both only when it is asked for. */
export type Picture =
  | { kind: 'render'; scene: () => Scene }
  | { kind: 'drawing'; of: Exclude<PictureKind, 'photo' | 'model'>; svg: () => string }
/** What a picture is of, as a visitor is told it. */
export function kindOf(picture: Picture): PictureKind {
  return picture.kind === 'drawing' ? picture.of : 'model'
}

export type Pictures = Record<string, Picture>

export interface Shot extends BuildOptions {
  /** Its proportions. */
  size?: readonly [number, number]
  light?: Partial<Light>
  bounds?: Scene['bounds']
}

/** What a picture takes in a few minutes; the grain that is left is taken out afterwards. */
const samples = 8
/** Pixels of a render's longer side. */
const longSide = 2400

function atSource([width, height]: readonly [number, number]): readonly [number, number] {
  const scale = longSide / Math.max(width, height)
  return [Math.round(width * scale), Math.round(height * scale)]
}

/** A low sun from the other side of the street than the camera, so that one of two walls lies in the shade. */
function afternoon({ azimuth }: View): Light {
  return { azimuth: azimuth + (azimuth <= 0 ? 70 : -70), height: 33 }
}

/** A model of the house as a camera sees it. */
export function model(
  house: House,
  camera: View,
  { size = [3, 2], light, bounds, ...options }: Shot = {},
): Picture {
  return {
    kind: 'render',
    scene: () =>
      sceneOf(build(house, options), {
        camera,
        light: { ...afternoon(camera), ...light },
        size: atSource(size),
        samples,
        bounds,
      }),
  }
}

/** Several models on one sheet, each moved by so much; only the first brings what stands around it. */
export function street(
  models: [House, x: number, y: number][],
  camera: View,
  { size = [3, 2], light }: Shot = {},
): Picture {
  const built = () =>
    models.map(([house, x, y], index) => {
      const { quads, parts, site } = build(house)
      const move = (part: Part) => moved(part, [x, y, 0])
      return { parts: [...meshesOf(quads), ...parts].map(move), site: index === 0 ? site.map(move) : [] }
    })
  return {
    kind: 'render',
    scene() {
      const all = built()
      const whole = {
        quads: [],
        parts: all.flatMap(({ parts }) => parts),
        site: all.flatMap(({ site }) => site),
      }
      return sceneOf(whole, {
        camera,
        light: { ...afternoon(camera), ...light },
        size: atSource(size),
        samples,
      })
    },
  }
}

/** A model cut off over the floor, with its furniture. */
export function cutaway(
  house: House,
  camera: View,
  { height = 1500, ...shot }: Shot & { height?: number } = {},
): Picture {
  const below = (house.levels[0]?.floor ?? 0) + height
  const light = { height: 48, sun: 3.2, sky: 0.4 }
  return model(house, camera, { below, withFurniture: true, withDoors: false, light, ...shot })
}

export function plan(house: House): Picture {
  return { kind: 'drawing', of: 'plan', svg: () => planSheet(house) }
}

export function front(house: House, options: ElevationOptions = {}): Picture {
  return { kind: 'drawing', of: 'elevation', svg: () => elevationSheet(house, options) }
}

export function section(house: House, behind: number, options: ElevationOptions = {}): Picture {
  return { kind: 'drawing', of: 'section', svg: () => elevationSheet(house, { ...options, behind }) }
}
