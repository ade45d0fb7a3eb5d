/** Lengths are millimetres: x to the right, y away from the street, z up from the ground. */
export type Point = readonly [number, number, number]

export const materials = [
  'card',
  'brick',
  'rust',
  'tile',
  'shingle',
  'ply',
  'dark',
  'glass',
  'wood',
  'beech',
  'stone',
  'linen',
  'clay',
  'ink',
  'water',
  'moss',
  'brass',
  'floor',
] as const
export type Material = (typeof materials)[number]

/** `round` is the radius of its edges. */
export interface Box {
  shape: 'box'
  from: Point
  to: Point
  material: Material
  round?: number
}

/** Upright, from the middle of its foot; `top` is the radius above where it differs. */
export interface Cylinder {
  shape: 'cylinder'
  foot: Point
  radius: number
  top?: number
  height: number
  material: Material
}

export interface Ball {
  shape: 'ball'
  centre: Point
  radius: Point
  material: Material
}

/** Flat faces, each a ring of vertex numbers that runs anticlockwise seen from outside. */
export interface Mesh {
  shape: 'mesh'
  vertices: Point[]
  faces: number[][]
  material: Material
}

export type Part = Box | Cylinder | Ball | Mesh

export function box(from: Point, to: Point, material: Material, round?: number): Box {
  return { shape: 'box', from, to, material, ...(round && { round }) }
}

export function cylinder(
  foot: Point,
  radius: number,
  height: number,
  material: Material,
  top = radius,
): Cylinder {
  return { shape: 'cylinder', foot, radius, top, height, material }
}

export function ball(centre: Point, radius: number, material: Material, flat = 1): Ball {
  return { shape: 'ball', centre, radius: [radius, radius, radius * flat], material }
}

/** A part moved by a distance. */
export function moved(part: Part, [dx, dy, dz]: Point): Part {
  const move = ([x, y, z]: Point): Point => [x + dx, y + dy, z + dz]
  switch (part.shape) {
    case 'box':
      return { ...part, from: move(part.from), to: move(part.to) }
    case 'cylinder':
      return { ...part, foot: move(part.foot) }
    case 'ball':
      return { ...part, centre: move(part.centre) }
    case 'mesh':
      return { ...part, vertices: part.vertices.map(move) }
  }
}

/** A part turned about the origin by quarter turns, anticlockwise seen from above. */
export function turned(part: Part, quarters: number): Part {
  const turns = ((quarters % 4) + 4) % 4
  const turn = ([x, y, z]: Point): Point =>
    turns === 0 ? [x, y, z] : turns === 1 ? [-y, x, z] : turns === 2 ? [-x, -y, z] : [y, -x, z]
  switch (part.shape) {
    case 'box': {
      const [a, b] = [turn(part.from), turn(part.to)]
      const least = a.map((value, axis) => Math.min(value, b[axis] ?? value)) as unknown as Point
      const most = a.map((value, axis) => Math.max(value, b[axis] ?? value)) as unknown as Point
      return { ...part, from: least, to: most }
    }
    case 'cylinder':
      return { ...part, foot: turn(part.foot) }
    case 'ball': {
      const [rx, ry, rz] = part.radius
      return { ...part, centre: turn(part.centre), radius: turns % 2 ? [ry, rx, rz] : part.radius }
    }
    case 'mesh':
      return { ...part, vertices: part.vertices.map(turn) }
  }
}
