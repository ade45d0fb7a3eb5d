import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { kindOf, type Picture } from './picture.ts'

const folder = new URL('../../samples/', import.meta.url)
const list = new URL('pictures.json', folder)
/** What lies elsewhere than among the samples. */
const banners = ['starter-banner', 'starter-banner-tall']
const mostBytes = 250 * 1024
const qualities = [62, 55, 48, 40]

/** Keeps a picture among the samples, small enough for a site, and notes what it is of, its size and its blur. @returns its path */
export async function keep(name: string, picture: Picture, png: Buffer): Promise<string> {
  if (banners.includes(name)) return keepBanner(name, png)
  const path = fileURLToPath(new URL(`pictures/${name}.avif`, folder))
  const { width, height } = await sharp(png).metadata()
  await writeFile(path, await small(png))
  await note(name, { kind: kindOf(picture), width, height, placeholder: await placeholderOf(png) })
  return path
}

async function keepBanner(name: string, png: Buffer): Promise<string> {
  const path = fileURLToPath(new URL(`${name}.webp`, folder))
  await sharp(png).webp({ quality: 84 }).toFile(path)
  return path
}

async function small(png: Buffer): Promise<Buffer> {
  let avif: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    avif = await sharp(png).avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer()
    if (avif.length <= mostBytes) break
  }
  return avif
}

async function placeholderOf(png: Buffer): Promise<string> {
  const tiny = await sharp(png)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .blur(0.6)
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

async function note(name: string, made: object) {
  const known = JSON.parse(await readFile(list, 'utf8').catch(() => '{}'))
  const names = [...new Set([...Object.keys(known), name])].sort()
  const noted = Object.fromEntries(names.map((each) => [each, each === name ? made : known[each]]))
  await writeFile(list, `${JSON.stringify(noted, null, 2)}\n`)
}
