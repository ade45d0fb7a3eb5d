/** Lightness, green to red, blue to yellow: a space in which what looks alike lies near (Ottosson's OKLab). */
export type Lab = readonly [number, number, number]

export function labOf([red, green, blue]: readonly [number, number, number]): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** @param hex `#rrggbb` */
export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  return labOf([value >> 16, (value >> 8) & 0xff, value & 0xff])
}

export function distance(one: Lab, other: Lab): number {
  const [lightness, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  // With Math.hypot this was most of what naming the colours of a picture took.
  return Math.sqrt(lightness * lightness + green * green + blue * blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
