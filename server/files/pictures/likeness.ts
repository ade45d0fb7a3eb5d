import sharp from 'sharp'

/** As many pixels a side are looked at. */
const side = 32
const most = 12
const bits = 64
/** A picture of one tone resembles every other of one tone: its strongest wave is weaker than this. */
const flat = 1500
/** Waves weaker than this part of the strongest count as none, so that what is not in the picture does not depend on its noise. */
const weak = 0.012

const cosines = Array.from({ length: most }, (_, wave) =>
  Array.from({ length: side }, (_, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * side))),
)
/** The longest waves first, across and down. */
const waves = Array.from(
  { length: most * most },
  (_, index) => [index % most, Math.floor(index / most)] as const,
)
  .filter(([across, down]) => across + down > 0)
  .toSorted((one, other) => one[0] + one[1] - (other[0] + other[1]) || one[0] - other[0])
  .slice(0, bits)

/**
 * What a picture has in common with its copies of other sizes, qualities and formats: of each of its 64 longest waves of light and dark
 * (DCT, a perceptual hash) whether it begins light, as 16 hexadecimal digits; '' of a picture of one tone, and of one with next to no waves.
 * @param pixels red, green, blue and opacity, a few of them
 */
export async function likenessOf(pixels: Buffer, size: { width: number; height: number }): Promise<string> {
  const light = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: side, height: side, fit: 'fill' })
    .raw()
    .toBuffer()
  const strengths = strengthsOf(light)
  const strongest = Math.max(...strengths.map(Math.abs))
  if (strongest < flat) return ''
  const digits = strengths.map((strength) => (strength > strongest * weak ? '1' : '0')).join('')
  const value = BigInt(`0b${digits}`)
  return value === 0n ? '' : value.toString(16).padStart(bits / 4, '0')
}

function strengthsOf(light: Uint8Array): number[] {
  const rows = cosines.map((cosine) =>
    Array.from({ length: side }, (_, y) => sumOf((x) => (cosine[x] ?? 0) * (light[y * side + x] ?? 0))),
  )
  return waves.map(([across, down]) => sumOf((y) => (cosines[down]?.[y] ?? 0) * (rows[across]?.[y] ?? 0)))
}

function sumOf(termAt: (at: number) => number): number {
  let sum = 0
  for (let at = 0; at < side; at++) sum += termAt(at)
  return sum
}
