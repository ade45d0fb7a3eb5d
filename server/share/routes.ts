import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Context } from 'hono'
import { limits } from '#contract/limits.ts'
import { shortlistMessages } from '#contract/messages.ts'
import { notFound } from '../errors.ts'
import { openForReading } from '../files/disk.ts'
import { serve } from '../files/serve.ts'
import type { Dependencies } from '../http/context.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { createRouter, idParameter } from '../http/router.ts'
import { readShortlist } from '../shortlists/document.ts'
import type { Card } from './card.ts'
import { designCard, shortlistCard, siteCard } from './content.ts'

const drawnAs = 4
const forADay = 'public, max-age=86400'
/** What a shortlist shows is told to whoever asks with its key, and kept nowhere on the way. */
const forTheMoment = 'private, max-age=60'
const { windowMinutes: minutes, pictures: most } = limits.shortlist

/** The pictures that a shared link shows: of a design by its code or id, of a shortlist by its key, and `site` for every other page. */
export function shareRoutes({ db, designIndex, files }: Dependencies) {
  const router = createRouter()
  // Each change of a shortlist is another picture, drawn and kept until the next sweep.
  const drawn = createRateLimit({ most, minutes, message: shortlistMessages.tooManyChanges })

  async function pathOf(card: Card, waits: AbortSignal): Promise<string> {
    const { file, logo, others = [] } = card
    const write = async (path: string, signal: AbortSignal) => {
      // With what draws pictures, which is fetched where it is needed.
      const { writeCard } = await import('./card.ts')
      await writeCard(path, card, {
        shown: file && (await files.renditions.open(file, signal)),
        logo: logo && (await files.renditions.open(logo, signal)),
        others: await Promise.all(others.map((other) => files.renditions.open(other, signal))),
      })
    }
    // One of several files goes with none of them.
    return files.renditions.written(others.length > 0 ? undefined : file, nameOf(card), write, waits)
  }

  async function answer(c: Context, card: Card, caching: string): Promise<Response> {
    const response = await serve(c, {
      tag: nameOf(card),
      async locate() {
        const path = await pathOf(card, c.req.raw.signal)
        const { size } = await stat(path)
        return { type: 'image/jpeg', size, open: (range) => openForReading(path, range) }
      },
    })
    response.headers.set('Cache-Control', caching)
    return response
  }

  router.get('/s/:key', async (c) => {
    const key = c.req.param('key').replace(/\.jpg$/, '')
    const shortlist = await readShortlist({ db, designIndex }, key)
    if (!shortlist) throw notFound(shortlistMessages.notFound)
    const isTooOften = drawn.refusalOf(key) !== undefined
    drawn.count(key)
    const card = isTooOften ? await siteCard(db) : await shortlistCard(db, shortlist)
    const response = await answer(c, card, forTheMoment)
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  })

  router.get('/:id', async (c) => {
    const name = idParameter.parse(c.req.param()).id.replace(/\.jpg$/, '')
    const card = name === 'site' ? await siteCard(db) : await designCard(db, name)
    if (!card) throw notFound('Not found')
    return answer(c, card, forADay)
  })

  return router
}

/** Another content, or another way to draw it, has another name. */
function nameOf({ file, logo, others = [], ...text }: Card): string {
  const hashes = [file, logo, ...others].map((one) => one?.hash)
  const content = JSON.stringify([drawnAs, ...hashes, text])
  return `share-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.jpg`
}
