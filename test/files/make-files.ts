import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

const heicPath = new URL('./photo.heic', import.meta.url).pathname

export function heic(): Promise<Buffer> {
  return readFile(heicPath)
}

/** A picture of two colours, so that turning it shows. */
export function drawing(width = 600, height = 400): Sharp {
  const left = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#26a' } }
  return sharp({ create: { width, height, channels: 3, background: '#a62' } }).composite([
    { input: left, left: 0, top: 0 },
  ])
}

export function jpeg(width?: number, height?: number): Promise<Buffer> {
  return drawing(width, height).jpeg().toBuffer()
}

/** A picture with much to be seen in it; another for each number, and always the same for one. */
export function scene(number: number, width = 600): Sharp {
  let state = number * 7919 + 1
  const upTo = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  const shapes = Array.from({ length: 24 }, () => {
    const [x, y, across, down] = [upTo(520), upTo(340), 40 + upTo(180), 30 + upTo(120)]
    return `<rect x="${x}" y="${y}" width="${across}" height="${down}" fill="hsl(${upTo(360)},40%,${15 + upTo(75)}%)"/>`
  })
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#ddd"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawn)).resize({ width }).removeAlpha()
}

export function svg(body = '<rect width="90" height="60" fill="#26a"/>'): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">${body}</svg>`,
  )
}

export function animatedGif(): Promise<Buffer> {
  const frames = ['#a62', '#26a', '#6a2'].map((background) => ({
    create: { width: 60, height: 40, channels: 3 as const, background },
  }))
  return Promise.all(frames.map((create) => sharp(create).png().toBuffer())).then((inputs) =>
    sharp(inputs, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
}

/** The smallest video that counts as one, with `mediaBytes` of nothing in it. */
export function video(mediaBytes = 64, brand: 'isom' | 'qt  ' = 'isom', track = 'vide'): Buffer {
  const minor = Buffer.alloc(4)
  const handler = box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from(track), Buffer.alloc(13)]))
  return Buffer.concat([
    box('ftyp', Buffer.concat([Buffer.from(brand), minor, Buffer.from(brand)])),
    box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), box('trak', box('mdia', handler))])),
    box('mdat', Buffer.alloc(mediaBytes, 'frames')),
  ])
}

export function box(kind: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(kind, 4, 'latin1')
  return Buffer.concat([header, content])
}
