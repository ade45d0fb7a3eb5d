import { access, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { keep } from './keep.ts'
import type { Picture } from './picture.ts'
import { pictures } from './pictures.ts'
import { drawn } from './rasterize.ts'
import { rendered } from './render.ts'
import type { Scene } from './scene.ts'

/*
 * Makes pictures again: `npm run imagery -- villa-hero villa-plan`, `npm run imagery -- villa` for all that begin with
 * it, `npm run imagery -- --missing` for those that are not there. With `--draft` renders are small and coarse.
 */
const asked = process.argv.slice(2)
const chosen = await choose(asked)
if (chosen.length === 0) {
  console.error(`Name a picture, or the beginning of some:\n${Object.keys(pictures).join(' ')}`)
  process.exitCode = 1
}
for (const [name, picture] of chosen) {
  const started = Date.now()
  const path = await keep(name, picture, await make(picture))
  const { size } = await stat(path)
  console.log(`${name}  ${Math.round(size / 1024)} KB  ${Math.round((Date.now() - started) / 1000)} s`)
}

async function choose(names: string[]): Promise<[string, Picture][]> {
  const all = Object.entries(pictures)
  if (!names.includes('--missing'))
    return all.filter(([name]) => names.some((begin) => name.startsWith(begin)))
  const there = await Promise.all(all.map(([name]) => exists(name)))
  return all.filter((_, index) => !there[index])
}

function make(picture: Picture): Promise<Buffer> {
  if (picture.kind === 'drawing') return drawn(picture.svg())
  const scene = picture.scene()
  return rendered(asked.includes('--draft') ? coarse(scene) : scene)
}

function coarse(scene: Scene): Scene {
  const [width, height] = scene.size
  return { ...scene, size: [Math.round(width * 0.45), Math.round(height * 0.45)], samples: 8 }
}

async function exists(name: string): Promise<boolean> {
  const path = fileURLToPath(new URL(`../../samples/pictures/${name}.avif`, import.meta.url))
  return access(path).then(
    () => true,
    () => false,
  )
}
