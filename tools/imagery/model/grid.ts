import type { Solid } from './house.ts'
import { type Material, type Mesh, materials, type Point } from './shapes.ts'

/** A solid of upright cells between all the planes of its blocks: what overlaps is one, and no face lies inside. */
export interface Grid {
  planes: readonly [number[], number[], number[]]
  /** 0 where empty, else one more than the material's number. */
  at(x: number, y: number, z: number): number
}

export function gridOf(solids: Solid[]): Grid {
  const planes = [0, 1, 2].map((axis) =>
    [...new Set(solids.flatMap(({ from, to }) => [from[axis] as number, to[axis] as number]))].sort(
      (a, b) => a - b,
    ),
  ) as unknown as Grid['planes']
  const [nx, ny, nz] = planes.map((values) => values.length - 1) as [number, number, number]
  const cells = new Uint8Array(nx * ny * nz)
  const index = planes.map((values) => new Map(values.map((value, position) => [value, position])))
  for (const { from, to, material } of solids) {
    const [x0, y0, z0] = from.map((value, axis) => index[axis]?.get(value) ?? 0) as [number, number, number]
    const [x1, y1, z1] = to.map((value, axis) => index[axis]?.get(value) ?? 0) as [number, number, number]
    const value = material === null ? 0 : materials.indexOf(material) + 1
    for (let x = x0; x < x1; x++)
      for (let y = y0; y < y1; y++) for (let z = z0; z < z1; z++) cells[(x * ny + y) * nz + z] = value
  }
  return {
    planes,
    at: (x, y, z) =>
      x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz ? 0 : (cells[(x * ny + y) * nz + z] as number),
  }
}

export interface Quad {
  corners: readonly [Point, Point, Point, Point]
  /** The axis it faces along, and whether towards larger values. */
  axis: 0 | 1 | 2
  outward: 1 | -1
  material: Material
  /** How far the solid reaches behind a face that looks at the street. */
  depth: number
}

/** The faces between what is filled and what is empty. */
export function facesOf({ planes, at }: Grid): Quad[] {
  const quads: Quad[] = []
  const [xs, ys, zs] = planes
  const solidBehind = (x: number, y: number, z: number) => {
    let end = y
    while (at(x, end, z) !== 0) end++
    return (ys[end] as number) - (ys[y] as number)
  }
  for (let x = 0; x < xs.length - 1; x++)
    for (let y = 0; y < ys.length - 1; y++)
      for (let z = 0; z < zs.length - 1; z++) {
        const cell = at(x, y, z)
        if (cell === 0) continue
        const material = materials[cell - 1] as Material
        for (const axis of [0, 1, 2] as const)
          for (const outward of [1, -1] as const) {
            const step = [0, 0, 0]
            step[axis] = outward
            if (at(x + (step[0] ?? 0), y + (step[1] ?? 0), z + (step[2] ?? 0)) !== 0) continue
            const low: Point = [xs[x] as number, ys[y] as number, zs[z] as number]
            const high: Point = [xs[x + 1] as number, ys[y + 1] as number, zs[z + 1] as number]
            const depth = axis === 1 && outward < 0 ? solidBehind(x, y, z) : 0
            quads.push({ corners: cornersOf(low, high, axis, outward), axis, outward, material, depth })
          }
      }
  return quads
}

function cornersOf(low: Point, high: Point, axis: 0 | 1 | 2, outward: 1 | -1): Quad['corners'] {
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [number, number]
  const corner = (du: boolean, dv: boolean): Point => {
    const point = [...low]
    point[axis] = outward > 0 ? high[axis] : low[axis]
    if (du) point[u] = high[u] as number
    if (dv) point[v] = high[v] as number
    return point as unknown as Point
  }
  const ring = [corner(false, false), corner(true, false), corner(true, true), corner(false, true)] as const
  return outward > 0 ? ring : [ring[0], ring[3], ring[2], ring[1]]
}

interface Gathered {
  mesh: Mesh
  numbers: Map<string, number>
}

/** The quads as one mesh a material, corners shared. */
export function meshesOf(quads: Quad[]): Mesh[] {
  const meshes = new Map<Material, Gathered>()
  for (const { corners, material } of quads) {
    const entry: Gathered = meshes.get(material) ?? {
      mesh: { shape: 'mesh', vertices: [], faces: [], material },
      numbers: new Map(),
    }
    meshes.set(material, entry)
    const { mesh, numbers } = entry
    mesh.faces.push(
      corners.map((corner) => {
        const key = corner.join()
        const known = numbers.get(key)
        if (known !== undefined) return known
        numbers.set(key, mesh.vertices.length)
        return mesh.vertices.push(corner) - 1
      }),
    )
  }
  return [...meshes.values()].map(({ mesh }) => mesh)
}
