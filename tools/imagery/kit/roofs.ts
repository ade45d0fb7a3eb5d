import type { Rectangle } from '../model/house.ts'
import { box, type Material, type Mesh, type Part, type Point } from '../model/shapes.ts'
import { rectangle } from '../model/walls.ts'

interface Pitched {
  over: Rectangle
  /** The height of the eaves' lower edge and of the ridge. */
  eaves: number
  ridge: number
  overhang: number
  material?: Material
}

const thick = 160

/** Two slopes; the ridge runs along x. */
export function gable({ over, eaves, ridge, overhang, material = 'tile' }: Pitched): Part[] {
  const { from, to } = grown(over, overhang)
  const middle = (from[1] + to[1]) / 2
  const profile: [number, number][] = [
    [from[1], eaves],
    [middle, ridge],
    [to[1], eaves],
    [to[1], eaves + thick],
    [middle, ridge + thick],
    [from[1], eaves + thick],
  ]
  return [extruded(profile, from[0], to[0], material)]
}

/** A triangle of wall under a gable, between two places along x. */
export function gableWall(
  over: Rectangle,
  low: number,
  high: number,
  x: number,
  thickness: number,
  material: Material,
): Part {
  const middle = (over.from[1] + over.to[1]) / 2
  return extruded(
    [
      [over.to[1], low],
      [middle, high],
      [over.from[1], low],
    ].reverse() as [number, number][],
    x,
    x + thickness,
    material,
  )
}

/** A profile of (y, z), anticlockwise seen from smaller x, drawn out along x. */
function extruded(profile: [number, number][], from: number, to: number, material: Material): Mesh {
  const count = profile.length
  const vertices: Point[] = [from, to].flatMap((x) => profile.map(([y, z]): Point => [x, y, z]))
  const sides = profile.map((_, index) => {
    const next = (index + 1) % count
    return [index, index + count, next + count, next]
  })
  const ring = profile.map((_, index) => index)
  return outward({
    shape: 'mesh',
    vertices,
    faces: [ring, ring.map((index) => index + count).reverse(), ...sides],
    material,
  })
}

/** Four slopes of one pitch; the ridge runs along the longer side. */
export function hip({ over, eaves, ridge, overhang, material = 'tile' }: Pitched): Part[] {
  const { from, to } = grown(over, overhang)
  const half = Math.min(to[0] - from[0], to[1] - from[1]) / 2
  const isLong = to[0] - from[0] >= to[1] - from[1]
  const ends: [Point, Point] = isLong
    ? [
        [from[0] + half, from[1] + half, ridge],
        [to[0] - half, from[1] + half, ridge],
      ]
    : [
        [from[0] + half, from[1] + half, ridge],
        [from[0] + half, to[1] - half, ridge],
      ]
  const ring: Point[] = [
    [from[0], from[1], eaves],
    [to[0], from[1], eaves],
    [to[0], to[1], eaves],
    [from[0], to[1], eaves],
  ]
  const vertices = [...ring, ...ends]
  const faces = isLong
    ? [
        [0, 1, 5, 4],
        [1, 2, 5],
        [2, 3, 4, 5],
        [3, 0, 4],
      ]
    : [
        [0, 1, 4],
        [1, 2, 5, 4],
        [2, 3, 5],
        [3, 0, 4, 5],
      ]
  const fascia = box([from[0], from[1], eaves - 130], [to[0], to[1], eaves], 'card')
  return [{ shape: 'mesh', vertices, faces, material }, fascia]
}

function grown({ from, to }: Rectangle, by: number): Rectangle {
  return rectangle(from[0] - by, from[1] - by, to[0] + by, to[1] + by)
}

/** The same mesh with every face seen anticlockwise from outside; for meshes that bulge nowhere inwards at their middle. */
function outward(mesh: Mesh): Mesh {
  const middle = mesh.vertices.reduce<[number, number, number]>(
    ([a, b, c], [x, y, z]) => [
      a + x / mesh.vertices.length,
      b + y / mesh.vertices.length,
      c + z / mesh.vertices.length,
    ],
    [0, 0, 0],
  )
  return {
    ...mesh,
    faces: mesh.faces.map((face) => (looksAway(mesh, face, middle) ? face : [...face].reverse())),
  }
}

function looksAway({ vertices }: Mesh, face: number[], middle: Point): boolean {
  const [a, b, c] = face.slice(0, 3).map((index) => vertices[index] as Point) as [Point, Point, Point]
  const normal = cross(less(b, a), less(c, a))
  const away = less(a, middle)
  return normal[0] * away[0] + normal[1] * away[1] + normal[2] * away[2] > 0
}

function less(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
