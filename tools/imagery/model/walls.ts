import type { Opening, Piece, Placed, Rectangle, Room, Side, Solid, Wall } from './house.ts'
import type { Material, Point } from './shapes.ts'

const outer = 230
export const inner = 115

type WallOptions = Partial<Pick<Wall, 'thick' | 'material' | 'base' | 'top'>>

/** A wall along x at the height `y` of the plan. */
export function across(
  y: number,
  from: number,
  to: number,
  openings: Opening[] = [],
  options: WallOptions = {},
) {
  return wall('x', y, from, to, openings, options)
}

/** A wall along y at `x`. */
export function along(
  x: number,
  from: number,
  to: number,
  openings: Opening[] = [],
  options: WallOptions = {},
) {
  return wall('y', x, from, to, openings, options)
}

function wall(
  axis: 'x' | 'y',
  at: number,
  from: number,
  to: number,
  openings: Opening[],
  options: WallOptions,
): Wall {
  return { axis, at, from, to, thick: outer, material: 'card', openings, ...options }
}

export function door(from: number, hinge: 'start' | 'end', swing: '+' | '-', width = 900): Opening {
  return { kind: 'door', from, width, sill: 0, head: 2100, hinge, swing }
}

export function window(from: number, width: number, sill = 900, head = 2100, panes?: number): Opening {
  return { kind: 'window', from, width, sill, head, panes: panes ?? Math.max(1, Math.round(width / 750)) }
}

/** A high window, for baths and stores. */
export function vent(from: number, width = 600): Opening {
  return window(from, width, 1500, 2100, 1)
}

export function slider(from: number, width: number, head = 2400): Opening {
  return { kind: 'slider', from, width, sill: 0, head, panes: Math.max(2, Math.round(width / 1100)) }
}

export function gap(from: number, width: number, head = 2400, sill = 0): Opening {
  return { kind: 'gap', from, width, sill, head }
}

/** A perforated wall of small square holes. */
export function screen(from: number, width: number, sill = 300, head = 2400): Opening {
  return { kind: 'screen', from, width, sill, head }
}

export function block(from: Point, to: Point, material: Material | null = 'card'): Solid {
  return { from, to, material }
}

export function room(
  name: string,
  inside: readonly [number, number],
  furniture: Placed[] = [],
  more: Partial<Room> = {},
): Room {
  return { name, inside, furniture, ...more }
}

export function rectangle(x0: number, y0: number, x1: number, y1: number): Rectangle {
  return { from: [x0, y0], to: [x1, y1] }
}

/** Stands a piece with its back on a side of its room. */
export function on(side: Side, along: number, piece: Piece, off = 0): Placed {
  return { piece, side, along, off }
}
