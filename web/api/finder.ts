import type { FinderUnderstood, FoundDesign } from '#contract/finder.ts'
import type { Page } from './answers.ts'
import type { Api, Query } from './request.ts'

interface Found extends Page<FoundDesign> {
  exact: number
  near: number
  understood: FinderUnderstood
}

/** The designs that fit a plot, and those that nearly do. @throws ApiError 400 that names each field which can't be read */
export function findFits(api: Api, query: Query): Promise<Found> {
  return api.get('/api/finder', query)
}
