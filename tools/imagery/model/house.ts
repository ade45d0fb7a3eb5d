import type { Material, Part, Point } from './shapes.ts'

export type Side = 'front' | 'back' | 'left' | 'right'

/** A hole in a wall. `from` is where it begins along the wall; heights count from the floor of its level. */
export interface Opening {
  kind: 'door' | 'window' | 'slider' | 'gap' | 'screen'
  from: number
  width: number
  sill: number
  head: number
  /** The end where a door hangs, and the side it opens to: towards larger x or y ('+') or smaller ('-'). */
  hinge?: 'start' | 'end'
  swing?: '+' | '-'
  panes?: number
  /** Without its glass, so that the sun falls in. */
  isClear?: boolean
}

/** A wall along `axis`, its middle line at `at`. `base` and `top` count from the floor of its level. */
export interface Wall {
  axis: 'x' | 'y'
  at: number
  from: number
  to: number
  thick: number
  material: Material
  base?: number
  top?: number
  openings: Opening[]
}

/** Furniture that stands with its back on a side of its room, `along` from that side's left or front end. */
export interface Piece {
  name: string
  size: readonly [number, number]
  parts: Part[]
}

export interface Placed {
  piece: Piece
  side: Side
  along: number
  /** How far it stands off the wall. */
  off?: number
}

export interface Rectangle {
  from: readonly [number, number]
  to: readonly [number, number]
}

/** `inside` is any point of it: its size is what the walls leave. A room with an open side says its `bounds`. */
export interface Room {
  name: string
  inside: readonly [number, number]
  bounds?: Rectangle
  furniture?: Placed[]
  /** Where its name stands, away from the middle. */
  nameAt?: readonly [number, number]
  /** Open to the sky: no part of the built-up area. */
  isOpen?: boolean
  /** A name with no size, or no name at all, for what one only walks through. */
  isBare?: boolean
}

/** A block that is added, or with `material: null` taken away, in the order given. Heights count from the ground. */
export interface Solid {
  from: Point
  to: Point
  material: Material | null
}

export interface Flight {
  /** The bounds in plan, and which way it rises. */
  bounds: Rectangle
  rises: '+x' | '-x' | '+y' | '-y'
  steps: number
  from: number
  to: number
}

export interface Level {
  name: string
  floor: number
  height: number
  walls: Wall[]
  rooms: Room[]
  flights?: Flight[]
  /** Where dimension strings have their ticks; without them, at the walls. */
  stops?: { front: number[]; left: number[] }
}

export interface House {
  name: string
  levels: Level[]
  /** Plinth, slabs, parapets, fins, steps. */
  solids: Solid[]
  /** Roofs, columns, balusters. */
  parts: Part[]
  /** Trees, people, walls around: not of the house's measure. */
  site: Part[]
  /** Where north lies: degrees clockwise from straight up on the plan. */
  north: number
}
