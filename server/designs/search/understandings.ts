import { type Understanding, understandingOf } from '#contract/understood.ts'
import type { Reading } from './read-search.ts'

/** What was understood of a search, as responses say it. */
export function understandingsOf({ understood, spelled }: Reading): Understanding[] {
  const put = spelled.map(({ words, value }) => {
    return { kind: 'spelling' as const, words, means: value, spelling: value }
  })
  return [...understood.map(understandingOf), ...put]
}
