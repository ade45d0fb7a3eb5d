import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { icoOf } from '#server/icons/ico.ts'

/*
 * Makes of the built-in favicon.svg the icons that ask for pixels: favicon.ico for old browsers, and the picture that a phone
 * puts on its home screen. Run with `node tools/imagery/site-icons.ts`.
 */
const folder = new URL('../../server/icons/built-in/', import.meta.url)
const mark = fileURLToPath(new URL('favicon.svg', folder))
const paper = '#f5f2ec'

await writeFile(new URL('favicon.ico', folder), icoOf(await drawn(32), 32))
await sharp(await drawn(132))
  .extend({ top: 24, bottom: 24, left: 24, right: 24, background: paper })
  .png({ palette: true })
  .toFile(fileURLToPath(new URL('apple-touch-icon.png', folder)))

async function drawn(size: number): Promise<Buffer> {
  return sharp(mark, { density: 72 * 16 })
    .resize(size, size)
    .png()
    .toBuffer()
}
