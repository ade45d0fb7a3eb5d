import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { previewWidths } from '#contract/file-address.ts'
import { samples } from '#samples/designs.ts'
import { hashOf } from '#server/files/hash.ts'
import { drawRendition } from '#server/files/pictures/draw.ts'
import { renditionName } from '#server/files/pictures/rendition.ts'

/*
 * Draws what a bare start shows first, so that nobody waits for it: of each sample's first picture and of the starter
 * banner, in the widths that screens ask for. What is there stays, and what is no longer asked for goes. Run with
 * `node tools/imagery/renditions.ts`.
 */
const root = new URL('../../', import.meta.url)
const folder = new URL('samples/renditions/', root)
const output = 'avif'

const covers = samples.flatMap(({ images }) => images.slice(0, 1).map(({ file }) => file))
const shownFirst = [
  ...covers.map((file) => ({ file, type: 'image/avif', widths: within(320, 1600) })),
  { file: 'samples/starter-banner.webp', type: 'image/webp', widths: within(640, 1920) },
  { file: 'samples/starter-banner-tall.webp', type: 'image/webp', widths: within(640, 1600) },
]

await mkdir(folder, { recursive: true })
const superfluous = new Set(await readdir(folder))
for (const { file, type, widths } of shownFirst) {
  const path = fileURLToPath(new URL(file, root))
  const bytes = await readFile(path)
  const hash = await hashOf(path)
  for (const width of widths) {
    const name = renditionName({ hash, type }, { width, output })
    if (superfluous.delete(name)) continue
    const original = { bytes, type, size: bytes.length, isAnimated: false }
    await writeFile(new URL(name, folder), await drawRendition(original, { width, output }))
    console.log(`${file}  ${width}`)
  }
}
for (const name of superfluous) await rm(new URL(name, folder))

function within(least: number, most: number): number[] {
  return previewWidths.filter((width) => width >= least && width <= most)
}
