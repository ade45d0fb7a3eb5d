import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { drawLine } from '../share/text.ts'

/** Of the icon's side the logo takes so much. */
const share = 0.86
const largest = 1024
/** A logo that is wider would be a stroke. */
const widest = 3
/** Of the icon's side a letter takes so much. */
const letterShare = 0.62
const letterSize = 300

/** What stands for a firm where there is room for one letter. */
export interface Initial {
  letter: string
  color: string
  ground: string
}

interface Icon {
  size: number
  /** What the logo stands on, since a browser's own ground may be of any colour. */
  ground: string
  /** Stands there instead of a logo that is too wide. */
  initial: Initial | undefined
}

/** Draws a logo, whole and without the emptiness around it, in the middle of a square. */
export async function writeIcon(path: string, shown: Sharp, { size, ground, initial }: Icon): Promise<void> {
  const logo = await shown
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const bare = await trimmed(logo)
  const { width, height } = await sharp(bare).metadata()
  if (initial && width > height * widest) return writeInitial(path, initial, size)
  await writeFile(path, await inSquare(bare, { size, part: share, ground }))
}

async function writeInitial(path: string, { letter, color, ground }: Initial, size: number): Promise<void> {
  const { png } = await drawLine(letter, { face: 'sans', size: letterSize, width: letterSize * 4, color })
  await writeFile(path, await inSquare(await trimmed(png), { size, part: letterShare, ground }))
}

async function inSquare(
  picture: Buffer,
  { size, part, ground }: { size: number; part: number; ground: string },
): Promise<Buffer> {
  const inner = Math.round(size * part)
  const drawn = await sharp(picture)
    .resize({ width: inner, height: inner, fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer()
  const square = { width: size, height: size, channels: 3 as const, background: ground }
  return sharp({ create: square })
    .composite([{ input: drawn }])
    .removeAlpha()
    .png()
    .toBuffer()
}

/** What is of one colour alone has nothing to be trimmed to. */
async function trimmed(logo: Buffer): Promise<Buffer> {
  return sharp(logo)
    .trim()
    .toBuffer()
    .catch(() => logo)
}
