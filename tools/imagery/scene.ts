import type { Built } from './model/build.ts'
import { meshesOf } from './model/grid.ts'
import type { Part, Point } from './model/shapes.ts'

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
  { quads, parts }: Built,
  { camera, light, size, samples, bounds }: Omit<Scene, 'parts' | 'bounds'> & { bounds?: Scene['bounds'] },
): Scene {
  const meshes = meshesOf(quads)
  return { parts: [...meshes, ...parts], bounds: bounds ?? boundsOf(meshes), camera, light, size, samples }
}

function boundsOf(meshes: ReturnType<typeof meshesOf>): Scene['bounds'] {
  const corners = meshes.flatMap(({ vertices }) => vertices)
  const low = [1e9, 1e9, 1e9]
  const high = [-1e9, -1e9, -1e9]
  for (const corner of corners)
    for (const axis of [0, 1, 2]) {
      low[axis] = Math.min(low[axis] as number, corner[axis] as number)
      high[axis] = Math.max(high[axis] as number, corner[axis] as number)
    }
  return { from: low as unknown as Point, to: high as unknown as Point }
}
