import { previewWidths } from '#contract/file-address.ts'

const pixelsInRem = 16
const density = 2
/** The widest phone, in CSS pixels, times the three pixels that it draws of each. */
const phone = 430 * 3

/**
 * The widths in pixels in which a picture is offered: every rung of the ladder up to the first that shows all of it, or as
 * much as the widest room takes on a screen of two pixels a CSS pixel.
 * @param own the picture's own width in pixels
 * @param sizes how wide it is shown: lengths in px, rem or vw, all but the last behind a `(min-width: …px)`
 */
export function offeredWidths(own: number, sizes: string): readonly number[] {
  const needed = Math.min(own, widest(sizes))
  const enough = previewWidths.findIndex((rung) => rung >= needed)
  return enough < 0 ? previewWidths : previewWidths.slice(0, enough + 1)
}

function widest(sizes: string): number {
  let below = Number.POSITIVE_INFINITY
  const rooms = sizes.split(',').map((entry) => {
    const [, from, length, unit] =
      /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|rem|vw)$/.exec(entry.trim()) ?? []
    const most = inPixels(Number(length), unit, below)
    below = Number(from)
    return most
  })
  return rooms.some(Number.isNaN) ? Number.POSITIVE_INFINITY : Math.max(...rooms)
}

function inPixels(length: number, unit: string | undefined, below: number): number {
  if (unit === 'vw') return (length / 100) * Math.max(below * density, phone)
  return length * (unit === 'rem' ? pixelsInRem : 1) * density
}
