import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

/** Of the icon's side the logo takes so much. */
const share = 0.86
const largest = 1024

/**
 * Draws a logo, whole and without the emptiness around it, in the middle of a square.
 * @param ground what it stands on, since a browser's own ground may be of any colour
 */
export async function writeIcon(path: string, shown: Sharp, size: number, ground: string): Promise<void> {
  const logo = await shown
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const inner = Math.round(size * share)
  const drawn = await sharp(await trimmed(logo))
    .resize({ width: inner, height: inner, fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer()
  const square = { width: size, height: size, channels: 3 as const, background: ground }
  await writeFile(
    path,
    await sharp({ create: square })
      .composite([{ input: drawn }])
      .removeAlpha()
      .png()
      .toBuffer(),
  )
}

/** What is of one colour alone has nothing to be trimmed to. */
async function trimmed(logo: Buffer): Promise<Buffer> {
  return sharp(logo)
    .trim()
    .toBuffer()
    .catch(() => logo)
}
