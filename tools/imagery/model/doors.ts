import type { Level, Opening, Rectangle, Wall } from './house.ts'

const clear = 350

/** The floor that a door's leaf sweeps. */
function sweepOf(wall: Wall, { from, width, swing }: Opening): Rectangle {
  const sign = swing === '-' ? -1 : 1
  const face = wall.at + (sign * wall.thick) / 2
  const [near, far] = [face, face + sign * width].sort((a, b) => a - b) as [number, number]
  return wall.axis === 'x'
    ? { from: [from, near], to: [from + width, far] }
    : { from: [near, from], to: [far, from + width] }
}

export function sweepsOf(level: Level): Rectangle[] {
  return level.walls.flatMap((wall) =>
    wall.openings.filter(({ kind }) => kind === 'door').map((opening) => sweepOf(wall, opening)),
  )
}

/** The floor on both sides of openings without a door, which has to stay free to pass. */
export function passagesOf(level: Level): Rectangle[] {
  return level.walls.flatMap((wall) =>
    wall.openings
      .filter(({ kind }) => kind === 'gap')
      .map(({ from, width }): Rectangle => {
        const [near, far] = [wall.at - wall.thick / 2 - clear, wall.at + wall.thick / 2 + clear]
        return wall.axis === 'x'
          ? { from: [from, near], to: [from + width, far] }
          : { from: [near, from], to: [far, from + width] }
      }),
  )
}

/** The area that two rectangles share. */
export function overlap(a: Rectangle, b: Rectangle): number {
  const along = (axis: 0 | 1) => Math.min(a.to[axis], b.to[axis]) - Math.max(a.from[axis], b.from[axis])
  return Math.max(0, along(0)) * Math.max(0, along(1))
}
