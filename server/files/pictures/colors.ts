import { namedColors } from '#contract/colors.ts'
import type { PictureColor } from '#contract/file.ts'
import { distance, type Lab, labOf, labOfHex } from './oklab.ts'

const most = 5
/** A colour of less than this share of a picture is not one of those that it is remembered by. */
const leastShare = 0.012
/** Colours nearer than this are taken for one. */
const alike = 0.075
/** How much more a colour counts than a grey of the same extent. */
const vividness = 9

const names = Object.entries(namedColors).map(([name, hex]) => ({ name, lab: labOfHex(hex) }))

interface Found {
  name: string
  lab: Lab
  count: number
  sum: [number, number, number]
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
  const chosen: Found[] = []
  for (const color of [...found.values()].sort((one, other) => weight(other) - weight(one)))
    if (color.count >= count * leastShare && chosen.every(({ lab }) => distance(lab, color.lab) >= alike))
      chosen.push(color)
  return chosen.slice(0, most).map(({ name, count, sum }) => ({ name, hex: hexOf(sum, count) }))
}

function add(found: Map<string, Found>, rgb: [number, number, number]): void {
  const { name, lab } = nearest(labOf(rgb))
  const known = found.get(name) ?? { name, lab, count: 0, sum: [0, 0, 0] }
  known.count++
  known.sum = known.sum.map((total, index) => total + (rgb[index] ?? 0)) as Found['sum']
  found.set(name, known)
}

function nearest(lab: Lab) {
  return names.reduce((best, named) => (distance(named.lab, lab) < distance(best.lab, lab) ? named : best))
}

function weight({ count, lab: [, a, b] }: Found): number {
  return count * (1 + vividness * Math.hypot(a, b))
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
