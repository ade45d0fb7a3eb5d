import type { Visits } from '#contract/visits.ts'
import type { One } from './answers.ts'
import type { Api } from './request.ts'

/** How visitors chose on the last days, in all or of one design. */
export async function getVisits(api: Api, query: { days: number; design?: string }): Promise<Visits> {
  return (await api.get<One<Visits>>('/api/visits', query)).data
}
