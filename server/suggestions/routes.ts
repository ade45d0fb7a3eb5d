import { createRoute, z } from '@hono/zod-openapi'
import { categoryPath } from '#contract/category-path.ts'
import { designPath } from '#contract/design-path.ts'
import { type Suggestion, suggestion, suggestionsQuery } from '#contract/suggestion.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { kept } from '../http/kept.ts'
import { createRouter, one } from '../http/router.ts'
import { readSamples } from '../samples/document.ts'
import { indexSamples } from '../samples/found.ts'
import { readSettings } from '../settings/repository.ts'

const most = 10

/** What is suggested to whoever types a search. */
export function suggestionRoutes({ db, designIndex, contentVersion }: Dependencies) {
  const samples = kept(contentVersion, async () => {
    const shown = await readSamples(db)
    const places = shown.flatMap(({ category, subcategory }) => [
      categoryPath(category),
      categoryPath(category, subcategory),
    ])
    const counts = Map.groupBy(places, (path) => path)
    return {
      index: indexSamples(shown, await readSettings(db)),
      counts: new Map([...counts].map(([path, all]) => [path, all.length])),
    }
  })

  /** Samples stand in where visitors see no design of the firm's at all. */
  async function suggested(typed: string): Promise<Suggestion[]> {
    const { index, counts } = await samples()
    const { ids, others, isBare } = await designIndex.suggest(typed, counts)
    if (!isBare) {
      const texts = await designIndex.documents(ids)
      return [...others, ...texts.map((text) => suggestionOf(JSON.parse(text)))]
    }
    const { found, others: ofSamples } = index.suggest(typed)
    const besides = ofSamples.filter(({ path }) => others.every((other) => other.path !== path))
    return [...others, ...besides.filter(({ kind }) => kind !== 'category'), ...found.map(suggestionOf)]
  }

  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Designs'],
      operationId: 'listSuggestions',
      summary: 'Suggest designs, categories, plots and tags',
      description:
        'What somebody who types a search may mean, at most ten: categories, plots and tags by the beginnings of their words, and the designs that a search would find first.',
      middleware: cached,
      request: { query: suggestionsQuery },
      responses: one(z.array(suggestion), 'The suggestions.'),
    }),
    async (c) => {
      const data = (await suggested(c.req.valid('query').q)).slice(0, most)
      return c.json({ success: true as const, data }, 200)
    },
  )
}

function suggestionOf({ title, code }: { title: string; code: string }): Suggestion {
  return { kind: 'design', text: title, of: code, count: null, path: designPath({ code }) }
}
