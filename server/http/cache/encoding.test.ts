import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { cached } from '../cached.ts'
import { createContentVersion } from '../content-version.ts'
import type { AppContext } from '../context.ts'
import { compressedByNow, countGiven } from './encoding.ts'
import { createResponseCache } from './response-cache.ts'

it('What is asked for often is compressed as well as can be once it has held for a while', async () => {
  const cache = createResponseCache({ version: createContentVersion(() => 0) })
  const app = new Hono<AppContext>()
    .use(cache.middleware)
    .get('/', cached, (c) => c.text('Courtyards, verandahs and stairs. '.repeat(50)))
  await app.request('/')
  const entry = cache.find('/', 'localhost')
  if (!entry) throw new Error('Nothing was stored')
  async function bestOnceGiven(times: number) {
    for (let given = 0; given < times; given++) if (entry) countGiven(entry, cache)
    await compressedByNow()
    return entry?.copies.br
  }
  entry.madeAt = Number.POSITIVE_INFINITY
  expect(await bestOnceGiven(20)).toBeUndefined()
  entry.madeAt = Number.NEGATIVE_INFINITY
  const best = await bestOnceGiven(1)
  expect(best?.length).toBeLessThan(100)
  expect(await bestOnceGiven(20)).toBe(best)
})
