import type { Built } from '../model/build.ts'
import type { Quad } from '../model/grid.ts'
import type { Material, Mesh, Part, Point } from '../model/shapes.ts'

export type Place = readonly [number, number]

/** A drawing looks at the front (x to the right, z up) or from above (x to the right, y up). */
export type Sight = 'front' | 'top'

/** A flat surface as seen; `outline` are its edges, `near` grows towards the eye. */
export interface Surface {
  near: number
  material: Material
  fill: Place[][]
  /** How thick the body behind each ring is. */
  depths: number[]
  outline: [Place, Place][]
  circle?: { centre: Place; radius: Place }
  corner?: number
  isSloped?: boolean
  isSolid?: boolean
}

/** What is seen of a built model, the farthest first. */
export function surfacesOf({ quads, parts }: Pick<Built, 'quads' | 'parts'>, sight: Sight): Surface[] {
  const surfaces = [...planes(quads, sight), ...parts.flatMap((part) => seen(part, sight))]
  return surfaces.sort((a, b) => a.near - b.near)
}

function place([x, y, z]: Point, sight: Sight): Place {
  return sight === 'front' ? [x, z] : [x, y]
}

function nearness([, y, z]: Point, sight: Sight): number {
  return sight === 'front' ? -y : z
}

/** An edge that two faces share is null. */
type Plane = Surface & { edges: Map<string, [Place, Place] | null> }

/** Faces of one plane and material are one surface: only edges that no neighbour shares are drawn. */
function planes(quads: Quad[], sight: Sight): Surface[] {
  const groups = new Map<string, Plane>()
  for (const { axis, outward, corners, material, depth } of quads) {
    if (sight === 'front' ? axis !== 1 || outward > 0 : axis !== 2 || outward < 0) continue
    const near = nearness(corners[0], sight)
    const key = `${near} ${material}`
    const group: Plane = groups.get(key) ?? {
      near,
      material,
      fill: [],
      depths: [],
      outline: [],
      edges: new Map(),
      isSolid: true,
    }
    groups.set(key, group)
    const ring = corners.map((corner) => place(corner, sight))
    group.fill.push(ring)
    group.depths.push(depth)
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length] as Place
      const name = [from.join(), to.join()].sort().join(' ')
      group.edges.set(name, group.edges.has(name) ? null : [from, to])
    })
  }
  return [...groups.values()].map(({ edges, ...surface }) => ({
    ...surface,
    outline: [...edges.values()].filter((edge) => edge !== null),
  }))
}

function seen(part: Part, sight: Sight): Surface[] {
  switch (part.shape) {
    case 'box': {
      const [low, high] = [place(part.from, sight), place(part.to, sight)]
      const near = sight === 'front' ? -part.from[1] : part.to[2]
      const ring: Place[] = [low, [high[0], low[1]], high, [low[0], high[1]]]
      return [{ ...ringed(ring, part.material, near, part.to[1] - part.from[1]), corner: part.round }]
    }
    case 'cylinder': {
      const { foot, radius, top = radius, height, material } = part
      const [x, y, z] = foot
      if (sight === 'top') {
        const widest = Math.max(radius, top)
        return [
          {
            near: z + height,
            material,
            fill: [],
            depths: [],
            outline: [],
            circle: { centre: [x, y], radius: [widest, widest] },
          },
        ]
      }
      const ring: Place[] = [
        [x - radius, z],
        [x + radius, z],
        [x + top, z + height],
        [x - top, z + height],
      ]
      return [ringed(ring, material, radius - y, radius * 2)]
    }
    case 'ball': {
      const { centre, radius, material } = part
      const circle = {
        centre: place(centre, sight),
        radius: sight === 'front' ? ([radius[0], radius[2]] as const) : ([radius[0], radius[1]] as const),
      }
      return [{ near: nearness(centre, sight), material, fill: [], depths: [], outline: [], circle }]
    }
    case 'mesh':
      return meshSurfaces(part, sight)
  }
}

function meshSurfaces({ vertices, faces, material }: Mesh, sight: Sight): Surface[] {
  return faces.flatMap((face) => {
    const corners = face.map((index) => vertices[index] as Point)
    const ring = corners.map((corner) => place(corner, sight))
    if (Math.abs(areaOf(ring)) < 1 || areaOf(ring) < 0) return []
    const near = corners.reduce((sum, corner) => sum + nearness(corner, sight), 0) / corners.length
    return [{ ...ringed(ring, material, near), isSloped: true }]
  })
}

function ringed(ring: Place[], material: Material, near: number, depth = 0): Surface {
  const outline = ring.map((from, index): [Place, Place] => [from, ring[(index + 1) % ring.length] as Place])
  return { near, material, fill: [ring], depths: [depth], outline }
}

/** Positive where the ring runs anticlockwise, that is, looks at the eye. */
function areaOf(ring: Place[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Place
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}
