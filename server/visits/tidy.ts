import { plotName, readPlotName } from '#contract/fit/plot-name.ts'
import { limits } from '#contract/limits.ts'
import type { VisitTold } from '#contract/visits.ts'

const address = /@|https?:|www\.|\S\.(com|in|org|net|co)\b|\b(gmail|yahoo|hotmail|outlook)\b/
/** Seven digits of any script, whatever stands between them that people write within a number. */
const telephone = /\p{Nd}(?:[\s().+/–-]*\p{Nd}){6}/u

/** What a visit is counted under: a design's id, a search, a plot; null where it is not counted. */
export function subjectOf(told: VisitTold): string | null {
  if (told.kind === 'search') return tidySearch(told.search ?? '')
  if (told.kind === 'plot') return tidyPlot(told.plot ?? '')
  return told.design ?? null
}

/**
 * A search in small letters, with single spaces. Null of what is too long or too short to tell anything, and of what looks
 * like an email address or a telephone number.
 */
function tidySearch(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('en')
  if (text.length < 2 || text.length > limits.visits.search || !text.isWellFormed()) return null
  return address.test(text) || telephone.test(text) ? null : text
}

function tidyPlot(said: string): string | null {
  const plot = readPlotName(said)
  return plot && plotName(plot)
}
