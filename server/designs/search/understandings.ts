import type { SaySaid } from '#contract/said/say.ts'
import { type Understanding, understandingOf } from '#contract/understood.ts'
import type { Reading } from './read-search.ts'

/** What was understood of a search, as responses say it. @param say in the words of the firm */
export function understandingsOf({ understood, spelled }: Reading, say: SaySaid): Understanding[] {
  const put = spelled.map(({ words, value }) => {
    return { kind: 'spelling' as const, words, means: value, spelling: value }
  })
  return [...understood.map((one) => understandingOf(one, say)), ...put]
}
