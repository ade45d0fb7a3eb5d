import { readFile } from 'node:fs/promises'
import { grounds, ownAccent, usedAccent } from '#contract/accent.ts'
import { findFile } from '../files/repository.ts'
import { cachedAs } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter } from '../http/router.ts'
import { readSettings } from '../settings/repository.ts'
import type { Initial } from './draw.ts'
import { icoOf } from './ico.ts'

const drawnAs = 3
const forAnHour = 'public, max-age=3600'

type Made = (png: Buffer, size: number) => Buffer<ArrayBuffer>

/** The addresses at which browsers look for icons, and what each is made of. */
const icons: Record<string, { type: string; size: number; made: Made }> = {
  'favicon.svg': { type: 'image/svg+xml', size: 96, made: inDrawing },
  'favicon.ico': { type: 'image/x-icon', size: 32, made: icoOf },
  'apple-touch-icon.png': { type: 'image/png', size: 180, made: (png) => Buffer.from(png) },
}

/** Favicon and touch icon: made of the firm's logo, or the built-in ones where it has none. */
export function iconRoutes({ db, files }: Dependencies) {
  const router = createRouter()

  async function drawnLogo(size: number, signal: AbortSignal): Promise<Buffer | undefined> {
    const { websiteName, identity } = await readSettings(db)
    const { logo, logoOnDark, accent } = identity
    const { fileId } = logo ?? logoOnDark ?? {}
    const file = fileId && (await findFile(db, fileId))
    if (!file) return undefined
    const ground = logo ? grounds.paper : grounds.board
    const initial = initialOf(websiteName, usedAccent(accent || ownAccent).onPaper)
    const told = initial
      ? `${initial.letter.codePointAt(0)?.toString(16)}-${initial.ground.slice(1)}`
      : 'none'
    const name = `icon-${file.hash.slice(0, 16)}-${size}-${ground.slice(1)}-${told}-${drawnAs}.png`
    const write = async (path: string, end: AbortSignal) => {
      // With what draws pictures, which is fetched where it is needed.
      const { writeIcon } = await import('./draw.ts')
      await writeIcon(path, await files.renditions.open(file, end), { size, ground, initial })
    }
    return readFile(await files.renditions.written(file, name, write, signal))
  }

  for (const [name, { type, size, made }] of Object.entries(icons))
    router.get(`/${name}`, cachedAs({ isFile: true }), async (c) => {
      const png = await drawnLogo(size, c.req.raw.signal)
      const body = png ? made(png, size) : await readFile(new URL(`built-in/${name}`, import.meta.url))
      return c.body(new Uint8Array(body), 200, {
        'Content-Type': type,
        'Content-Length': `${body.length}`,
        'Cache-Control': forAnHour,
      })
    })

  return router
}

/** The first letter of the firm's name, on its accent; nothing where the name has none. */
function initialOf(name: string, ground: string): Initial | undefined {
  const [letter] = name.match(/[\p{L}\p{N}]/u) ?? []
  if (letter === undefined) return undefined
  return { letter: letter.toLocaleUpperCase('en').slice(0, 2), color: grounds.paper, ground }
}

/** A drawing, so that the address is the same whatever the logo is. */
function inDrawing(png: Buffer, size: number): Buffer<ArrayBuffer> {
  const picture = `<image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${picture}</svg>`)
}
