import { namedColors } from '#contract/colors.ts'
import type { PictureColor } from '#contract/file.ts'
import { distance, type Lab, labOf, labOfHex } from './oklab.ts'

const most = 5
/** A colour of less than this share of a picture is not one of those that it is remembered by. */
const leastShare = 0.012
/** Colours nearer than this are taken for one. */
const alike = 0.09
/** How much more a colour counts than a grey of the same extent: a brick wall is a tenth of its picture, and what it is of. */
const vividness = 300

interface NamedColor {
  name: string
  lab: Lab
}

const names: NamedColor[] = Object.entries(namedColors).map(([name, hex]) => ({ name, lab: labOfHex(hex) }))

interface Found extends NamedColor {
  count: number
  sum: [number, number, number]
  /** How many pixels have this colour or one that is alike. */
  extent: number
}

/** The colours that a picture is remembered by, the first of them first. @param pixels red, green, blue and opacity */
export function dominantColors(pixels: Uint8Array): PictureColor[] {
  const found = new Map<string, Found>()
  let count = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    if (opacity < 128) continue
    add(found, [red, green, blue])
    count++
  }
  return gathered([...found.values()].sort(byWeight))
    .filter(({ extent }) => extent >= count * leastShare)
    .sort(byWeight)
    .slice(0, most)
    .map(({ name, count, sum }) => ({ name, hex: hexOf(sum, count) }))
}

/** Colours that are alike go under the weightiest of them. */
function gathered(colors: Found[]): Found[] {
  const chosen: Found[] = []
  for (const color of colors) {
    const twin = chosen.find(({ lab }) => distance(lab, color.lab) < alike)
    if (twin) twin.extent += color.extent
    else chosen.push(color)
  }
  return chosen
}

function add(found: Map<string, Found>, rgb: [number, number, number]): void {
  const { name, lab } = nearest(labOf(rgb))
  const known = found.get(name) ?? { name, lab, count: 0, sum: [0, 0, 0], extent: 0 }
  known.count++
  known.extent++
  known.sum = known.sum.map((total, index) => total + (rgb[index] ?? 0)) as Found['sum']
  found.set(name, known)
}

function nearest(lab: Lab): NamedColor {
  let least = Number.POSITIVE_INFINITY
  let best: NamedColor = { name: '', lab }
  for (const named of names) {
    const far = distance(named.lab, lab)
    if (far >= least) continue
    best = named
    least = far
  }
  return best
}

function byWeight(one: Found, other: Found): number {
  return weight(other) - weight(one)
}

function weight({ extent, lab: [, a, b] }: Found): number {
  return extent * (1 + vividness * (a * a + b * b))
}

function hexOf(sum: number[], count: number): string {
  return `#${sum
    .map((total) =>
      Math.round(total / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
