import type { Suggestion } from '#contract/suggestion.ts'
import type { One } from './answers.ts'
import type { Api } from './request.ts'

/** What somebody who has typed so much may mean. */
export async function listSuggestions(api: Api, q: string): Promise<Suggestion[]> {
  return (await api.get<One<Suggestion[]>>('/api/suggestions', { q })).data
}
