import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { previewOutputs, previewUrl, previewWidths } from '#contract/file-address.ts'
import { uploadPicture } from './catalogue.ts'
import { withProduct } from './product.ts'
import { compare, heading } from './requests.ts'

/*
 * What a picture costs: the bytes of its renditions beside those of the original and of a plain JPEG of quality 80 at
 * the same size; and requests a second of a rendition that is kept, beside a bare server's for the same bytes. The
 * originals are the built-in samples as a camera would hand them over. Run with `npm run bench:pictures`.
 */
const samples = ['villa-hero', 'jaali-street', 'living-hero', 'medium-plan', 'classic-front']
const widths = [640, 1280]

await withProduct(async ({ url, login }) => {
  console.log(
    'picture             width   original   plain JPEG     avif     webp     jpeg   (KB)   avif/JPEG',
  )
  const stored: string[] = []
  for (const name of samples) {
    const picture = await readFile(new URL(`../samples/pictures/${name}.avif`, import.meta.url))
    const original = await sharp(picture).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
    const fileId = await uploadPicture(url, login, `${name}.jpg`, original)
    for (const width of widths) {
      const plain = await sharp(original).resize({ width }).jpeg({ quality: 80 }).toBuffer()
      const made = await Promise.all(
        previewOutputs.map(async (output) => [
          output,
          await bytesOf(url + previewUrl(fileId, width, output)),
        ]),
      )
      row(name, width, { original: original.length, plain: plain.length, ...Object.fromEntries(made) })
    }
    stored.push(fileId)
  }
  // What is still made ahead would be measured with it.
  for (const fileId of stored)
    for (const width of previewWidths) await bytesOf(url + previewUrl(fileId, width, 'avif'))
  console.log('')
  heading()
  await compare(url, previewUrl(stored[0] ?? '', 640, 'avif'), 'a kept rendition')
})

async function bytesOf(address: string): Promise<number> {
  return (await (await fetch(address)).arrayBuffer()).byteLength
}

function row(name: string, width: number, bytes: Record<string, number>) {
  const { original = 0, plain = 0, avif = 0, webp = 0, jpeg = 0 } = bytes
  const kilobytes = (count: number, room: number) => (count / 1000).toFixed(1).padStart(room)
  console.log(
    name.padEnd(19),
    String(width).padStart(5),
    kilobytes(original, 10),
    kilobytes(plain, 12),
    ...[avif, webp, jpeg].map((count) => kilobytes(count, 8)),
    (avif / plain).toFixed(2).padStart(18),
  )
}
