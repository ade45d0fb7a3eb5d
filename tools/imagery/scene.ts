import type { Built } from './model/build.ts'
import { meshesOf } from './model/grid.ts'
import { box, type Part, type Point } from './model/shapes.ts'

/** Angles are degrees: azimuth 0 looks from the street, 90 from the right; pitch and height are above the ground. */
export interface View {
  azimuth: number
  pitch: number
  lens?: number
  margin?: number
  isFlat?: boolean
  blur?: number
  shift?: readonly [number, number]
}

export interface Light {
  azimuth: number
  height: number
  sun?: number
  sky?: number
  softness?: number
  /** How light the paper is; 1 as it comes. */
  paper?: number
  hasPaper?: boolean
}

export interface Scene {
  parts: Part[]
  bounds: { from: Point; to: Point }
  camera: View
  light: Light
  size: readonly [number, number]
  samples: number
}

/** What Blender needs to know of a built model; the picture is fitted to the house and not to its trees. */
export function sceneOf(
  { quads, parts, site }: Built,
  { camera, light, size, samples, bounds }: Omit<Scene, 'parts' | 'bounds'> & { bounds?: Scene['bounds'] },
): Scene {
  const meshes = meshesOf(quads)
  const ground = camera.isFlat ? groundLine : []
  return {
    parts: [...meshes, ...parts, ...site, ...ground],
    bounds: bounds ?? boundsOf([...meshes, ...parts]),
    camera,
    light,
    size,
    samples,
  }
}

/** Seen straight from the front, the ground is a line with the edge of a board below it, far before everything. */
const groundLine: Part[] = [
  box([-90_000, -30_000, -60], [90_000, -29_900, -5], 'ink'),
  box([-90_000, -29_950, -20_000], [90_000, -29_850, -60], 'ply'),
]

function boundsOf(parts: Part[]): Scene['bounds'] {
  const corners = parts.flatMap(cornersOf)
  const low = [1e9, 1e9, 1e9]
  const high = [-1e9, -1e9, -1e9]
  for (const corner of corners)
    for (const axis of [0, 1, 2]) {
      low[axis] = Math.min(low[axis] as number, corner[axis] as number)
      high[axis] = Math.max(high[axis] as number, corner[axis] as number)
    }
  return { from: low as unknown as Point, to: high as unknown as Point }
}

function cornersOf(part: Part): Point[] {
  if (part.shape === 'mesh') return part.vertices
  if (part.shape === 'box') return [part.from, part.to]
  return [part.shape === 'ball' ? part.centre : part.foot]
}
