import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { cached } from '../cached.ts'
import { createContentVersion } from '../content-version.ts'
import type { AppContext } from '../context.ts'
import { compressedByNow, countGiven, encodingNow } from './encoding.ts'
import { bodyOf, headOf } from './head.ts'
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

it('A head that was written of one copy goes with no other, though several compress at once', async () => {
  const cache = createResponseCache({ version: createContentVersion(() => 0) })
  // Larger than what is kept as a text beside its head.
  const page = Array.from({ length: 20_000 }, (_, index) => `${(index * 7919) % 10_007} verandahs. `).join('')
  const app = new Hono<AppContext>().use(cache.middleware).get('/', cached, (c) => c.text(page))
  await app.request('/')
  const entry = cache.find('/', 'localhost')
  if (!entry) throw new Error('Nothing was stored')
  const stated = () => Number(/^content-length: (\d+)/m.exec(headOf(entry, 'br'))?.[1])
  const asked = [1, 2, 3].map(async () => {
    await encodingNow(entry, ['br', 'identity'])
    return [stated(), bodyOf(entry, 'br').length]
  })
  for (const [length, sent] of await Promise.all(asked)) expect(length).toBe(sent)
  expect(stated()).toBe(bodyOf(entry, 'br').length)
})
