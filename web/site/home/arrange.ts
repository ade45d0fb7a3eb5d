import type { DesignSummary } from '#contract/design.ts'
import { designsPerRow } from './designs-per-row.ts'

interface Rows {
  trending: DesignSummary[]
  featured: DesignSummary[]
  newest: DesignSummary[]
}

/** The home page's rows: the firm's own designs, then the samples that stand in; nothing is shown twice. */
export function arrange({ trending, featured, newest }: Rows, samples: DesignSummary[]) {
  const above = new Set([...trending, ...featured].map(({ _id }) => _id))
  const own = newest.filter(({ _id }) => !above.has(_id)).slice(0, designsPerRow)
  return {
    trending: [...trending, ...samples.filter((sample) => sample.trending)],
    featured: [...featured, ...samples.filter((sample) => sample.featured && !sample.trending)],
    others: [...own, ...samples.filter((sample) => !sample.featured && !sample.trending)],
  }
}
