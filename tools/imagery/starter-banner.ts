import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/*
 * Draws the picture of the starter banner: the street elevation of a two-storey house. Lengths are metres from the
 * house's left corner at ground level, heights count upwards. Run with `node tools/imagery/starter-banner.ts`.
 */
const size = { width: 2400, height: 1350 }
const metre = 92
const origin = { x: 930, y: 1085 }
const color = { paper: '#F5F2EC', card: '#FBF9F5', ink: '#1B1A18', laterite: '#B0472A', ply: '#E4D6BF' }
const out: string[] = []
const random = seeded(7)

const x = (metres: number) => (origin.x + metres * metre).toFixed(1)
const y = (metres: number) => (origin.y - metres * metre).toFixed(1)

out.push(`<rect width="${size.width}" height="${size.height}" fill="${color.paper}"/>`)
tree(-6.4, 5.2, 1.9)
tree(-3.2, 3.6, 1.35)
house()
person(-1.7)
person(-2.25, 1.55)
ground()
levels()
dimensions()

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}"
  height="${size.height}" stroke-linecap="square">${out.join('')}</svg>`
await sharp(Buffer.from(svg))
  .webp({ quality: 84 })
  .toFile(fileURLToPath(new URL('../../samples/starter-banner.webp', import.meta.url)))

function house() {
  block(-0.25, 0, 13.5, 0.45, { fill: color.ply })
  for (let step = 0; step < 3; step++)
    block(4.1 - step * 0.3, 0, 1.5 + step * 0.6, 0.45 - step * 0.15, { fill: color.ply })
  // Ground floor: a shaded verandah, a white wall, a low wing.
  block(0, 0.45, 6.3, 3, { fill: '#4A4640' })
  for (const at of [0.5, 2.05, 3.6]) opening(at, 0.45, 1.25, 2.5, 2)
  opening(5.15, 0.45, 0.95, 2.4, 1, color.laterite)
  shade(0, 2.55, 6.3, 0.9)
  for (const at of [0, 1.9, 3.8, 6]) block(at - 0.12, 0.45, 0.26, 3, { fill: color.card })
  block(6.3, 0.45, 3.1, 6.15, { fill: color.card })
  opening(7.05, 1.35, 1.6, 1.4, 2)
  block(11.2, 0.45, 1.9, 2.75, { fill: color.card })
  opening(11.65, 1.35, 1, 1.2, 2)
  // The stair tower, its window a screen.
  block(9.4, 0.45, 1.8, 8.1, { fill: color.card })
  screen(9.85, 3.2, 0.9, 4.5, 0.225)
  shade(11.2, 0.45, 0.35, 2.75)
  // First floor: the brick volume over the verandah, and a balcony.
  brick(-0.9, 3.6, 7.2, 3)
  opening(-0.2, 4.35, 2.4, 1.5, 3)
  screen(2.9, 3.9, 2.7, 2.4, 0.3)
  opening(6.95, 3.75, 1.8, 2.2, 2)
  shade(6.3, 3.75, 0.4, 2.85)
  block(6.3, 3.6, 3.1, 0.14, { fill: color.card })
  for (let bar = 0; bar <= 20; bar++) line(6.3 + bar * 0.155, 3.74, 6.3 + bar * 0.155, 4.6, 1)
  line(6.3, 4.6, 9.4, 4.6, 2.5)
  // Slabs and parapets, which carry the long lines.
  block(-1.1, 3.45, 7.6, 0.16, { fill: color.card })
  block(-1.1, 6.6, 10.7, 0.18, { fill: color.card })
  block(-0.9, 6.78, 7.2, 0.75, { fill: color.card })
  block(9.2, 8.55, 2.2, 0.18, { fill: color.card })
  block(11, 3.2, 2.5, 0.16, { fill: color.card })
  for (let beam = 0; beam < 6; beam++) block(6.6 + beam * 0.45, 7.35, 0.14, 0.14, { fill: color.ply })
  line(6.3, 7.5, 9.4, 7.5, 2)
  shade(-0.9, 3.25, 0.9, 0.2)
}

function ground() {
  line(-10.2, 0, 16.2, 0, 4)
  for (let at = -10; at < 16; at += 0.28) line(at, -0.06, at - 0.16, -0.22, 1)
}

function levels() {
  const marks: [string, number][] = [
    ['±0.00', 0.45],
    ['+3.15', 3.6],
    ['+6.33', 6.78],
    ['+8.28', 8.73],
  ]
  for (const [label, height] of marks) {
    line(13.6, height, 14.55, height, 1)
    out.push(
      `<path d="M${x(14.1)} ${y(height)}l-9 -13h18z" fill="none" stroke="${color.ink}" stroke-width="1.5"/>`,
      text(label, 14.32, height + 0.1, 'start'),
    )
  }
}

function dimensions() {
  const stops = [-0.9, 6.3, 9.4, 11.2, 13.1]
  const at = -0.75
  line(-0.9, at, 13.1, at, 1.2)
  for (const stop of stops) {
    line(stop, at - 0.18, stop, at + 0.18, 1)
    line(stop - 0.09, at - 0.09, stop + 0.09, at + 0.09, 2.5)
  }
  for (let index = 1; index < stops.length; index++) {
    const from = stops[index - 1] ?? 0
    const to = stops[index] ?? 0
    out.push(text((to - from).toFixed(2), (from + to) / 2, at + 0.12, 'middle'))
  }
}

function block(left: number, bottom: number, width: number, height: number, { fill }: { fill: string }) {
  out.push(
    `<rect x="${x(left)}" y="${y(bottom + height)}" width="${width * metre}" height="${height * metre}" fill="${fill}"
      stroke="${color.ink}" stroke-width="2.2"/>`,
  )
}

function brick(left: number, bottom: number, width: number, height: number) {
  block(left, bottom, width, height, { fill: color.laterite })
  for (let course = 1; course * 0.1 < height; course++)
    out.push(
      `<path d="M${x(left)} ${y(bottom + course * 0.1)}H${x(left + width)}" stroke="${color.ink}" stroke-opacity="0.22"
        stroke-width="1" stroke-dasharray="${20 + (course % 3) * 4} 2" stroke-dashoffset="${(course % 2) * 11}"/>`,
    )
}

function opening(
  left: number,
  bottom: number,
  width: number,
  height: number,
  panes: number,
  fill = '#26302C',
) {
  block(left, bottom, width, height, { fill })
  for (let pane = 1; pane < panes; pane++) {
    const at = left + (width * pane) / panes
    out.push(
      `<path d="M${x(at)} ${y(bottom)}V${y(bottom + height)}" stroke="${color.paper}" stroke-opacity="0.7"/>`,
    )
  }
  shade(left, bottom + height - 0.16, width, 0.16)
}

function screen(left: number, bottom: number, width: number, height: number, cell: number) {
  block(left, bottom, width, height, { fill: color.ply })
  for (let row = 0; (row + 1) * cell <= height + 0.001; row++)
    for (let column = 0; (column + 1) * cell <= width + 0.001; column++) {
      const inset = cell * 0.17
      out.push(
        `<rect x="${x(left + column * cell + inset)}" y="${y(bottom + (row + 1) * cell - inset)}"
          width="${(cell - inset * 2) * metre}" height="${(cell - inset * 2) * metre}" fill="#3A2A22"/>`,
      )
    }
}

function shade(left: number, bottom: number, width: number, height: number) {
  out.push(
    `<rect x="${x(left)}" y="${y(bottom + height)}" width="${width * metre}" height="${height * metre}"
      fill="${color.ink}" fill-opacity="0.28"/>`,
  )
}

/** A tree as a draughtsman's hand makes it: a trunk, and leaves as short strokes around rings. */
function tree(at: number, height: number, radius: number) {
  line(at, 0, at, height - radius * 0.6, 5)
  for (const side of [-1, 1])
    line(at, height - radius * 1.1, at + side * radius * 0.45, height - radius * 0.4, 2.5)
  for (let stroke = 0; stroke < radius * 420; stroke++) {
    const angle = random() * Math.PI * 2
    const reach = radius * Math.sqrt(random()) * (0.88 + 0.12 * Math.sin(angle * 5 + at))
    const from = { x: at + Math.cos(angle) * reach, y: height + Math.sin(angle) * reach * 0.86 }
    const length = 0.07 + random() * 0.1
    const turn = angle + Math.PI / 2 + (random() - 0.5)
    const light = Math.sin(angle) * 0.25 + 0.4
    out.push(
      `<path d="M${x(from.x)} ${y(from.y)}L${x(from.x + Math.cos(turn) * length)} ${y(from.y + Math.sin(turn) * length)}"
        stroke="${color.ink}" stroke-width="1.6" stroke-opacity="${(0.85 - light).toFixed(2)}"/>`,
    )
  }
}

function person(at: number, tall = 1.7) {
  const point = (across: number, up: number) => `${x(at + across)} ${y(tall * up)}`
  out.push(
    `<circle cx="${x(at + 0.01)}" cy="${y(tall * 0.94)}" r="${0.068 * tall * metre}" fill="${color.ink}"/>`,
    `<path d="M${point(-0.2, 0.78)}Q${point(-0.17, 0.86)} ${point(0, 0.86)}Q${point(0.17, 0.86)} ${point(0.2, 0.78)}
      L${point(0.17, 0.48)}L${point(0.15, 0)}L${point(0.05, 0)}L${point(0.01, 0.42)}L${point(-0.05, 0)}
      L${point(-0.15, 0)}L${point(-0.16, 0.48)}Z" fill="${color.ink}"/>`,
  )
}

function line(x1: number, y1: number, x2: number, y2: number, width: number) {
  out.push(`<path d="M${x(x1)} ${y(y1)}L${x(x2)} ${y(y2)}" stroke="${color.ink}" stroke-width="${width}"/>`)
}

function text(label: string, at: number, height: number, anchor: 'start' | 'middle') {
  return `<text x="${x(at)}" y="${y(height)}" text-anchor="${anchor}" font-family="Martian Mono, DejaVu Sans Mono, monospace"
    font-size="19" fill="${color.ink}">${label}</text>`
}

/** The same strokes at every run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
