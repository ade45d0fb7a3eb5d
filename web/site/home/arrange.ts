import type { DesignSummary } from '#contract/design.ts'
import { cardOf } from '../design-cards/card.ts'
import { designsPerRow } from './designs-per-row.ts'

interface Found {
  trending: DesignSummary[]
  featured: DesignSummary[]
  newest: DesignSummary[]
}

/** The home page's rows: the firm's own designs, then the samples that stand in; nothing is shown twice. */
export function arrange({ trending, featured, newest }: Found, samples: DesignSummary[]) {
  const inTrending = idsOf(trending)
  const above = idsOf([...trending, ...featured])
  const own = newest.filter(({ _id }) => !above.has(_id)).slice(0, designsPerRow)
  const chosen = featured.filter(({ _id }) => !inTrending.has(_id))
  return {
    trending: [...trending, ...samples.filter((sample) => sample.trending)].map(cardOf),
    featured: [...chosen, ...samples.filter((sample) => sample.featured && !sample.trending)].map(cardOf),
    others: [...own, ...samples.filter((sample) => !sample.featured && !sample.trending)].map(cardOf),
  }
}

function idsOf(designs: DesignSummary[]): ReadonlySet<string> {
  return new Set(designs.map(({ _id }) => _id))
}
