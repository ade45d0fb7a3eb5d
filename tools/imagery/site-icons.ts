import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/*
 * Makes of public/favicon.svg the icons that ask for pixels: favicon.ico for old browsers, and the picture that a phone
 * puts on its home screen. Run with `node tools/imagery/site-icons.ts`.
 */
const folder = new URL('../../public/', import.meta.url)
const mark = fileURLToPath(new URL('favicon.svg', folder))
const paper = '#f5f2ec'

await writeFile(new URL('favicon.ico', folder), icon(await drawn(32), 32))
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

/** One PNG in the frame of an icon file: a header of six bytes, an entry of sixteen, the picture. */
function icon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
