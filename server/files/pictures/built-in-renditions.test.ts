import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { previewUrl, previewWidths } from '#contract/file-address.ts'
import { samples } from '#samples/designs.ts'
import { bytesOf, startFiles } from '#test/files/set-up.ts'
import { builtInId } from '../built-in.ts'

const folder = new URL('../../../samples/renditions/', import.meta.url)
const root = new URL('../../../', import.meta.url).pathname
const covers = samples.flatMap(({ images }) => images.slice(0, 1).map(({ file }) => builtInId(file)))
const banners = ['starter-banner', 'starter-banner-tall']

const rungs = (least: number, most: number) =>
  previewWidths.filter((width) => width >= least && width <= most)

// Where this fails after a picture has changed, or how renditions are drawn: node tools/imagery/renditions.ts
it('what a bare start shows first is there already, and nothing more', async () => {
  const { app, files, paths } = await startFiles()
  const drawing = vi.spyOn(files.store, 'open')
  for (const id of banners) await files.accept({ path: `${root}samples/${id}.webp`, name: `${id}.webp`, id })
  drawing.mockClear()
  const asked = [
    ...covers.map((id) => [id, rungs(320, 1600)] as const),
    ['starter-banner', rungs(640, 1920)] as const,
    ['starter-banner-tall', rungs(640, 1600)] as const,
  ]
  const shown = new Set<string>()
  for (const [id, widths] of asked)
    for (const width of widths) {
      const bytes = await bytesOf(await app.request(previewUrl(id, width, 'avif')))
      expect(await sharp(bytes).metadata()).toMatchObject({ width, format: 'heif' })
      shown.add(bytes.toString('latin1'))
    }
  expect(drawing).not.toHaveBeenCalled()
  expect((await paths()).filter((path) => path.startsWith('renditions'))).toEqual([])
  const names = await readdir(folder)
  const kept = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'latin1')))
  expect(new Set(kept)).toEqual(shown)
})

it('what is made ahead leaves out what is there already', async () => {
  const { files } = await startFiles()
  const file = await files.accept({ path: `${root}samples/starter-banner.webp`, name: 'banner.webp' })
  const opened = vi.spyOn(files.store, 'open')
  await files.renditions.prepare(file, { width: 960, output: 'avif' })
  expect(opened).not.toHaveBeenCalled()
})
