import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { samples } from '#samples/designs.ts'
import { ink, paper } from './drawing/palette.ts'
import { drawn } from './rasterize.ts'

/*
 * Lays all pictures of the samples on one sheet, three a sample, to be looked at as a whole:
 * `node tools/imagery/contact-sheet.ts sheet.png`.
 */
const path = process.argv[2]
if (!path) throw new Error('Name the file to write')
const cell = { width: 460, height: 340, gap: 24, label: 34 }
const columns = 6
const rows = Math.ceil((samples.length * 3) / columns)
const size = {
  width: columns * (cell.width + cell.gap) + cell.gap,
  height: rows * (cell.height + cell.label + cell.gap) + cell.gap,
}

const shown = samples.flatMap(({ code, images }) => images.map(({ file }) => ({ code, file })))
const layers = await Promise.all(
  shown.map(async ({ file }, index): Promise<OverlayOptions> => {
    const picture = await sharp(fileURLToPath(new URL(`../../${file}`, import.meta.url)))
      .resize({ width: cell.width, height: cell.height, fit: 'inside' })
      .png()
      .toBuffer()
    const { left, top } = place(index)
    return { input: picture, left, top }
  }),
)
const labels = shown.map(({ code, file }, index) => {
  const { left, top } = place(index)
  const name = file.replace(/^.*\/|\.avif$/g, '')
  return `<text x="${left}" y="${top + cell.height + 24}" font-family="Plinth Mono" font-size="17" fill="${ink}">${code} ${name}</text>`
})
const ground = await drawn(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${paper}"/>${labels.join('')}</svg>`,
)
await sharp(ground).composite(layers).png().toFile(path)

function place(index: number): { left: number; top: number } {
  return {
    left: cell.gap + (index % columns) * (cell.width + cell.gap),
    top: cell.gap + Math.floor(index / columns) * (cell.height + cell.label + cell.gap),
  }
}
