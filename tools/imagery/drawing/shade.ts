import type { Place, Surface } from './painter.ts'
import { ink } from './palette.ts'
import { closed, type Pen, point } from './pen.ts'

/** Light falls at 45 degrees from the upper left: a shadow is as long as what throws it stands forward. */
const fall: Place = [1, -1]
let clips = 0

/** The shadows that nearer surfaces throw on a surface. */
export function shadows(pen: Pen, surface: Surface, all: Surface[]) {
  if (surface.isSloped || surface.circle) return
  const casts = all.filter(
    (other) =>
      other.near > surface.near + 15 && other.near - surface.near < 6000 && !other.isSloped && !other.circle,
  )
  const paths = casts.flatMap((other) =>
    other.fill.map((ring, index) => cast(ring, other.near - surface.near, other.depths[index] ?? 0)),
  )
  if (paths.length === 0) return
  const clip = `clip-${++clips}`
  pen.out.push(
    `<clipPath id="${clip}"><path d="${surface.fill.map(closed).join('')}"/></clipPath>
    <g clip-path="url(#${clip})"><g opacity="0.26"><path d="${paths.join('')}" fill="${ink}"/></g></g>`,
  )
}

/** What a body between `distance` and its back throws: its face, swept along the light. */
function cast(ring: Place[], distance: number, depth: number): string {
  const away = (by: number) => ring.map(([x, y]): Place => [x + fall[0] * by, y + fall[1] * by])
  return closed(swept(away(Math.max(0, distance - depth)), away(distance)))
}

/** The hull of a rectangle that moves along the light. */
function swept(from: Place[], to: Place[]): Place[] {
  const xs = (ring: Place[]) => ring.map(([x]) => x)
  const ys = (ring: Place[]) => ring.map(([, y]) => y)
  const [left, right, low, high] = [
    Math.min(...xs(from)),
    Math.max(...xs(from)),
    Math.min(...ys(from)),
    Math.max(...ys(from)),
  ]
  const [left2, right2, low2, high2] = [
    Math.min(...xs(to)),
    Math.max(...xs(to)),
    Math.min(...ys(to)),
    Math.max(...ys(to)),
  ]
  return [
    [left, high],
    [right, high],
    [right2, high2],
    [right2, low2],
    [left2, low2],
    [left, low],
  ]
}

/** Brick and tile are hatched by their courses. */
export function hatch(pen: Pen, { material, fill, isSloped }: Surface) {
  const step =
    material === 'brick' ? 150 : material === 'tile' || material === 'shingle' ? (isSloped ? 160 : 0) : 0
  if (step === 0) return
  const all = fill.flat()
  const [low, high] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))]
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))]
  const clip = `clip-${++clips}`
  const lines: string[] = []
  for (let y = Math.ceil(low / step) * step; y < high; y += step) lines.push(`M${point([left, y])}H${right}`)
  pen.out.push(
    `<clipPath id="${clip}"><path d="${fill.map(closed).join('')}"/></clipPath>
    <path clip-path="url(#${clip})" d="${lines.join('')}" stroke="${ink}" stroke-opacity="0.28" stroke-width="${pen.unit * 0.05}"/>`,
  )
}
