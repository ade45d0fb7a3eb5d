import { writeFile } from 'node:fs/promises'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { FocalPoint } from '#contract/file.ts'
import type { FileRow } from '../files/repository.ts'
import { cutOf } from './cut.ts'
import { mostInGrid } from './grid.ts'
import { drawLine, drawParagraph } from './text.ts'

/** A sheet with its picture and, along its right edge, its title block. */
export interface Card {
  /** The picture; without one the sheet is an empty frame. */
  file: FileRow | undefined
  /** The point of it that is not cut off; null for the middle. */
  focus: FocalPoint | null
  /** Further pictures: with the first they share its place as a grid of four. */
  others?: FileRow[]
  firm: string
  /** The firm's logo for paper; without one the built-in mark stands there. */
  logo: FileRow | undefined
  /** The firm's accent, as it is used on paper. */
  accent: string
  title: string
  /** The lines of the title block. */
  rows: string[]
}

const sheet = { width: 1200, height: 630 }
const picture = { width: 792, height: 630 }
const block = { left: picture.width + 36, right: 36, bottom: 36 }
const textWidth = sheet.width - block.left - block.right
const rowHeight = 54
const logoRoom = { width: 88, height: 46 }
const wideLogoRoom = { width: textWidth, height: 46 }
/** From this proportion on a logo stands without the name. */
const wordmark = 2
const color = { paper: '#f5f2ec', deep: '#ebe6dc', ink: '#1b1a18', soft: '#5a564e' }
/** What the chat applications take as a preview. */
const mostBytes = 300_000
const qualities = [84, 70, 54, 36]

/** Draws a card as a JPEG, 1200 × 630. */
export async function writeCard(
  path: string,
  card: Card,
  { shown, logo, others = [] }: { shown: Sharp | undefined; logo: Sharp | undefined; others?: Sharp[] },
): Promise<void> {
  const layers = [
    ...(shown && others.length > 0
      ? await gridLayers([shown, ...others])
      : [await pictureLayer(shown, card.focus)]),
    { input: Buffer.from(lines(card, shown === undefined)), left: 0, top: 0 },
    ...(await textLayers(card, logo && (await logoLayer(logo)))),
  ]
  const drawn = await sharp({ create: { ...sheet, channels: 3, background: color.paper } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  await writeFile(path, await small(drawn))
}

async function small(pixels: Buffer): Promise<Buffer> {
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    const image = sharp(pixels, { raw: { ...sheet, channels: 3 } })
    jpeg = await image.jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < mostBytes) break
  }
  return jpeg
}

/** Fills its side where little is lost by it; a plan or a tall picture is shown whole. */
async function pictureLayer(shown: Sharp | undefined, focus: FocalPoint | null): Promise<OverlayOptions> {
  const background = color.deep
  if (!shown) {
    const input = await sharp({ create: { ...picture, channels: 3, background } })
      .png()
      .toBuffer()
    return { input, left: 0, top: 0 }
  }
  const { data, info } = await shown
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const ratio = info.width / info.height
  const isCut = ratio >= 1.1 && ratio <= 1.55
  const layer = isCut
    ? sharp(data)
        .extract(cutOf(info, picture, focus))
        .resize(picture)
    : sharp(data).resize({ ...picture, fit: 'contain', background: await groundOf(data) })
  return { input: await layer.png({ compressionLevel: 1 }).toBuffer(), left: 0, top: 0 }
}

/** Up to four pictures, each whole in its quarter, hairlines apart. */
async function gridLayers(pictures: Sharp[]): Promise<OverlayOptions[]> {
  const gap = 2
  const quarter = { width: picture.width / 2 - gap, height: picture.height / 2 - gap }
  const ground = await pictureLayer(undefined, null)
  const layers = await Promise.all(
    pictures.slice(0, mostInGrid).map(async (one, index) => {
      const data = await one
        .resize({ width: 800, height: 800, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: color.deep })
        .png({ compressionLevel: 1 })
        .toBuffer()
      const layer = sharp(data).resize({ ...quarter, fit: 'contain', background: await groundOf(data) })
      const left = (index % 2) * (quarter.width + 2 * gap)
      const top = Math.floor(index / 2) * (quarter.height + 2 * gap)
      return { input: await layer.png({ compressionLevel: 1 }).toBuffer(), left, top }
    }),
  )
  return [ground, ...layers]
}

/** The colour of a picture's corner, on which it goes on without an edge. */
async function groundOf(image: Buffer): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = r, b = r] = await sharp(image)
    .resize({ width: 24, height: 24, fit: 'fill' })
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { r, g, b }
}

function lines({ rows, logo, accent }: Card, isEmpty: boolean): string {
  const { width, height } = sheet
  const line = (x1: number, y1: number, x2: number, y2: number, stroke: string) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="1.5"/>`
  const faint = '#d5d0c6'
  const right = width - block.right
  const drawn = rows.map((_, index) => {
    const y = rowTop(rows.length, index)
    return line(block.left, y, right, y, index === 0 ? color.ink : faint)
  })
  const foot = height - block.bottom
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${isEmpty ? line(0, 0, picture.width, height, faint) + line(0, height, picture.width, 0, faint) : ''}
    ${line(picture.width, 0, picture.width, height, color.ink)}
    ${drawn.join('')}
    ${line(block.left, foot, right, foot, color.ink)}
    ${logo ? '' : mark(block.left, 40, accent)}
  </svg>`
}

/** The firm's mark: a plan with a door. */
function mark(x: number, y: number, accent: string): string {
  return `<g transform="translate(${x} ${y}) scale(1.75)" fill="none">
    <path d="M2 22V2h20v20h-8v-6" stroke="${color.ink}" stroke-width="2.5"/>
    <path d="M14 15.5A6.5 6.5 0 0 1 7.5 22" stroke="${accent}" stroke-width="1.5"/>
    <path d="M2 22h5.5" stroke="${color.ink}" stroke-width="2.5"/>
  </g>`
}

function rowTop(count: number, index: number): number {
  return sheet.height - block.bottom - rowHeight * (count - index)
}

interface LogoLayer {
  png: Buffer
  width: number
  height: number
}

/** As large as its room allows: a wide one has the whole line, since it says the name itself. */
async function logoLayer(logo: Sharp): Promise<LogoLayer> {
  const drawn = await logo
    .resize({ width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const room = drawn.info.width >= drawn.info.height * wordmark ? wideLogoRoom : logoRoom
  const { data, info } = await sharp(drawn.data)
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

async function textLayers(
  { firm, title, rows }: Card,
  logo: LogoLayer | undefined,
): Promise<OverlayOptions[]> {
  const indent = logo ? logo.width + 16 : 58
  const isNamed = !logo || logo.width < logo.height * wordmark
  const top = 112
  const heading = await drawParagraph(title, {
    width: textWidth,
    height: rowTop(rows.length, 0) - top - 20,
    color: color.ink,
  })
  const name =
    isNamed &&
    firm &&
    (await drawLine(firm, { face: 'sans', size: 24, width: textWidth - indent, color: color.ink }))
  const texts = await Promise.all(
    rows.map(async (row, index) => {
      const layer = await drawLine(row, { face: 'mono', size: 20, width: textWidth, color: color.ink })
      return at(layer, rowTop(rows.length, index) + rowHeight / 2)
    }),
  )
  return [
    { input: heading.png, left: block.left, top },
    ...(logo ? [{ input: logo.png, left: block.left, top: 61 - Math.round(logo.height / 2) }] : []),
    ...(name ? [{ input: name.png, left: block.left + indent, top: 61 - Math.round(name.height / 2) }] : []),
    ...texts,
  ]
}

function at({ png, height }: { png: Buffer; height: number }, middle: number): OverlayOptions {
  return { input: png, left: block.left, top: Math.round(middle - height / 2) }
}
