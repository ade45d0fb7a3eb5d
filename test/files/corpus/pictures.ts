import sharp, { type Sharp } from 'sharp'
import { drawing, heic, svg } from '../make-files.ts'

interface Case {
  name: string
  make: () => Promise<Buffer>
  type: string
  /** 640 × 480, unless it says otherwise. */
  width?: number
  height?: number
  /** How wide it is shown where it is asked for at 320. */
  shown?: number
  isAnimated?: boolean
  /** It does not show the four fields. */
  isOther?: boolean
}

/** Pictures of every kind that arrives, each with what is to be known of it. */
export const pictures: Case[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    jpeg(`a JPEG of orientation ${orientation}`, () => turned(orientation)),
  ),
  jpeg('a CMYK JPEG', () => quarters().toColourspace('cmyk')),
  jpeg('a JPEG of a wide gamut', () => quarters().withIccProfile('p3')),
  jpeg('a JPEG that tells where it was taken', () => quarters().withExif(where)),
  { ...jpeg('a progressive JPEG', quarters), make: () => quarters().jpeg({ progressive: true }).toBuffer() },
  {
    ...jpeg('a JPEG 12,000 pixels wide', quarters),
    make: () => quarters(12_000, 600).jpeg({ quality: 50 }).toBuffer(),
    ...{ width: 12_000, height: 600 },
  },
  png('a PNG', () => quarters().png()),
  png('a PNG of 16 bits', () => quarters().toColourspace('rgb16').png()),
  png('an interlaced PNG', () => quarters().png({ progressive: true })),
  png('a PNG of few colours', () => quarters().png({ palette: true })),
  {
    // Longer than the formats of renditions allow.
    ...png('a tall PNG', () => drawing(200, 18_000).png()),
    ...{ width: 200, height: 18_000, shown: 182, isOther: true },
  },
  { name: 'a WebP', make: () => quarters().webp({ quality: 90 }).toBuffer(), type: 'image/webp' },
  {
    name: 'a turned WebP',
    make: async () =>
      sharp(await jpegOf(await turned(6)))
        .keepExif()
        .webp()
        .toBuffer(),
    type: 'image/webp',
  },
  { name: 'an AVIF', make: () => quarters().avif({ effort: 0 }).toBuffer(), type: 'image/avif' },
  { name: 'a GIF', make: () => quarters().gif().toBuffer(), type: 'image/gif' },
  {
    name: 'a moving GIF',
    make: async () => (await moving()).gif({ delay }).toBuffer(),
    type: 'image/gif',
    ...{ width: 400, height: 300, isAnimated: true, isOther: true },
  },
  {
    name: 'a moving WebP',
    make: async () => (await moving()).webp({ delay, quality: 95 }).toBuffer(),
    type: 'image/webp',
    ...{ width: 400, height: 300, isAnimated: true, isOther: true },
  },
  {
    name: 'a GIF of one pixel',
    make: () => drawing(1, 1).gif().toBuffer(),
    type: 'image/gif',
    ...{ width: 1, height: 1, isOther: true },
  },
  { name: 'a HEIC', make: heic, type: 'image/heic', width: 400, height: 300, isOther: true },
  { name: 'an SVG', make: async () => svg(), type: 'image/svg+xml', width: 90, height: 60, isOther: true },
]

function jpeg(name: string, make: () => Sharp | Promise<Sharp>): Case {
  return { name, make: async () => jpegOf(await make()), type: 'image/jpeg' }
}

function jpegOf(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}

function png(name: string, make: () => Sharp): Case {
  return { name, make: () => make().toBuffer(), type: 'image/png' }
}

/** The fields of the pictures here, from the upper left, line by line. */
export const fields = ['#c03030', '#30a040', '#4a6a9a', '#e0c020']

const where = { IFD0: { Make: 'Plinth' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } }

/** Four fields of four colours, so that turning or mirroring it any way shows. */
function quarters(width = 640, height = 480): Sharp {
  const half = { width: width / 2, height: height / 2, channels: 3 as const }
  const layers = fields.map((background, index) => ({
    input: { create: { ...half, background } },
    left: (index % 2) * half.width,
    top: index < 2 ? 0 : half.height,
  }))
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite(layers)
}

/** How a camera was held: what is upright in truth was turned, then mirrored. */
const heldAs = [
  { turn: 0, isMirrored: false },
  { turn: 0, isMirrored: true },
  { turn: 180, isMirrored: false },
  { turn: 180, isMirrored: true },
  { turn: 90, isMirrored: true },
  { turn: 270, isMirrored: false },
  { turn: 270, isMirrored: true },
  { turn: 90, isMirrored: false },
]

/** @param orientation 1 to 8, as EXIF counts them */
async function turned(orientation: number): Promise<Sharp> {
  const { turn = 0, isMirrored = false } = heldAs[orientation - 1] ?? {}
  const upright = sharp(await quarters().png().toBuffer())
  return sharp(await upright.rotate(turn).toBuffer())
    .flop(isMirrored)
    .withMetadata({ orientation })
}

const delay = [100, 200, 300]

/** Three frames that differ in every pixel. */
async function moving(): Promise<Sharp> {
  const frames = [60, 120, 180].map((mean) => {
    const noise = { type: 'gaussian' as const, mean, sigma: 20 }
    return sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise } })
  })
  return sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), { join: { animated: true } })
}
