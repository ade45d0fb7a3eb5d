import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { notFound } from '../errors.ts'
import { openForReading } from '../files/disk.ts'
import { serve } from '../files/serve.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, idParameter } from '../http/router.ts'
import type { Card } from './card.ts'
import { designCard, siteCard } from './content.ts'

const drawnAs = 2
const forADay = 'public, max-age=86400'

/** The pictures that a shared link shows: of a design by its code or id, and `site` for every other page. */
export function shareRoutes({ db, files }: Dependencies) {
  const router = createRouter()

  async function pathOf(card: Card, waits: AbortSignal): Promise<string> {
    const { file, logo } = card
    const write = async (path: string, signal: AbortSignal) => {
      // With what draws pictures, which is fetched where it is needed.
      const { writeCard } = await import('./card.ts')
      await writeCard(path, card, {
        shown: file && (await files.renditions.open(file, signal)),
        logo: logo && (await files.renditions.open(logo, signal)),
      })
    }
    return files.renditions.written(file, nameOf(card), write, waits)
  }

  router.get('/:id', async (c) => {
    const name = idParameter.parse(c.req.param()).id.replace(/\.jpg$/, '')
    const card = name === 'site' ? await siteCard(db) : await designCard(db, name)
    if (!card) throw notFound('Not found')
    const response = await serve(c, {
      tag: nameOf(card),
      async locate() {
        const path = await pathOf(card, c.req.raw.signal)
        const { size } = await stat(path)
        return { type: 'image/jpeg', size, open: (range) => openForReading(path, range) }
      },
    })
    response.headers.set('Cache-Control', forADay)
    return response
  })

  return router
}

/** Another content, or another way to draw it, has another name. */
function nameOf({ file, logo, ...text }: Card): string {
  const content = JSON.stringify([drawnAs, file?.hash, logo?.hash, text])
  return `share-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.jpg`
}
