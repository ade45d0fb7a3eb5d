import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { filesAddress, previewOutputs, previewUrl, previewWidths } from '#contract/file-address.ts'
import { openGenerator } from './load/generator.ts'
import { type Product, withProduct } from './product.ts'
import { measureRatios } from './ratios.ts'
import { createReport } from './report.ts'

/*
 * What a picture costs: the bytes of its renditions beside those of the original and of a plain JPEG of quality 80 at
 * the same size; and requests a second of a rendition that is drawn already, beside a bare server's for the same bytes. The
 * originals are the built-in samples as a camera would hand them over. Run with `npm run bench:pictures`.
 */
const samples = ['villa-hero', 'jaali-street', 'living-hero', 'medium-plan', 'classic-front']
const widths = [640, 1280]

await withProduct({ designs: 1, pictures: 1 }, async (product) => {
  const { url } = product
  console.log(
    'picture             width   original   plain JPEG     avif     webp     jpeg   (KB)   avif/JPEG',
  )
  const stored: string[] = []
  for (const name of samples) {
    const picture = await readFile(new URL(`../samples/pictures/${name}.avif`, import.meta.url))
    const original = await sharp(picture).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
    const fileId = await upload(product, `${name}.jpg`, original)
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
  const generator = openGenerator()
  const drawn = { name: 'drawn rendition', paths: [previewUrl(stored[0] ?? '', 640, 'avif')] }
  await measureRatios(generator, product, [{ asked: drawn }], createReport())
  generator.close()
})

/** @returns the stored file's id */
async function upload({ url, token }: Product, name: string, bytes: Buffer): Promise<string> {
  const form = new FormData()
  form.set('fileId', 'unique()')
  form.set('file', new File([new Uint8Array(bytes)], name))
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(url + filesAddress, { method: 'POST', headers, body: form })
  return (await response.json()).$id
}

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
