import { createRoute } from '@hono/zod-openapi'
import { leastRate } from '#contract/build-cost.ts'
import { finderAnswer, finderQuery } from '#contract/finder.ts'
import { fitOf } from '#contract/fit/fit.ts'
import { inMetres } from '#contract/fit/plot-name.ts'
import { saidReasonWords } from '#contract/fit/reasons.ts'
import { shownFit } from '#contract/fit/shown.ts'
import { siteOf } from '#contract/fit/site.ts'
import { finderMessages } from '#contract/messages.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { saidWords } from '#contract/words/said.ts'
import { invalid } from '../errors.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, paginationOf, response } from '../http/router.ts'
import { readAsked } from './asked.ts'
import { keepSettings } from './kept-settings.ts'

/** The finder: which houses fit a plot. */
export function finderRoutes({ db, designIndex, contentVersion }: Dependencies) {
  const settings = keepSettings(db, contentVersion)
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Designs'],
      operationId: 'findFittingDesigns',
      summary: 'Find the houses that fit a plot',
      description:
        'Lays the footprint of each public house on the plot, between the setbacks of the settings: as drawn, turned by a quarter, or mirrored where the facing asks for it. Those that fit come first; after them, by how little they miss, at most a dozen that nearly do.',
      middleware: cached,
      request: { query: finderQuery },
      responses: { 200: response(finderAnswer, 'One page of them.') },
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { setbacks, words, buildRates } = await settings()
      const say = wordsOf({ ...saidReasonWords, ...saidWords }, words)
      const { wish, facing, understood } = readAsked(query, say)
      const rate = query.budgetFor === 'building' ? leastRate(buildRates.rates) : undefined
      if (rate === null) throw invalid('budgetFor', finderMessages.noRates)
      const site = siteOf(inMetres(understood.plot), facing, setbacks.rows)
      const { found, exact, near } = await designIndex.fits({ site, wish, rate, ...query })
      const documents = await designIndex.documentsOf(found.map(({ id }) => id))
      const isMetric = understood.plot.unit === 'm'
      const data = found.flatMap(({ house }, index) => {
        const document = documents[index]
        if (document === undefined) return []
        const fit = JSON.stringify(shownFit(fitOf(site, house, wish), isMetric, say))
        return [`${document.slice(0, -1)},"fit":${fit}}`]
      })
      const rest = { pagination: paginationOf(query, exact + near), exact, near, understood }
      const text = `{"success":true,"data":[${data}],${JSON.stringify(rest).slice(1)}`
      c.set('text', text)
      return c.body(text, 200, { 'content-type': 'application/json' }) as never
    },
  )
}
