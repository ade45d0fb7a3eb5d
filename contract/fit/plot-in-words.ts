/** A plot as addresses name it, in parts: its width and depth, their unit, and the side of the road. */
export const plotPattern =
  /^(\d{1,5}(?:\.\d{1,3})?)x(\d{1,5}(?:\.\d{1,3})?)(ft|m|yd)(?:-(n[ew]?|s[ew]?|e|w))?$/i

const sides: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' }

/** A plot as a person reads it, from its name in addresses: 30 × 40 ft, facing east. What is no such name stays as it is. */
export function plotInWords(name: string): string {
  const [, width, depth, unit, side = ''] = plotPattern.exec(name) ?? []
  if (!width) return name
  const facing = [...side.toLowerCase()].map((letter) => sides[letter]).join('-')
  return `${width} × ${depth} ${unit}${facing && `, facing ${facing}`}`
}
