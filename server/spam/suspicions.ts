import type { Suspicion } from '#contract/spam.ts'
import type { Said } from './said.ts'

/** Milliseconds in which nobody types what six fields take. */
const fastest = 2000
const link = /https?:\/\/|\bwww\.\w/gi
const linkInCode = /<a\s[^>]*href|\[(url|link)[=\]]/i

const signs: Record<Suspicion, (said: Said) => boolean> = {
  'hidden-field': ({ website }) => website.trim() !== '',
  'too-fast': ({ filledInMs }) => filledInMs !== undefined && filledInMs < fastest,
  links: ({ requirement }) => linkInCode.test(requirement) || (requirement.match(link) ?? []).length > 1,
  'link-as-name': ({ name, city, state }) => [name, city, state].some((text) => text.search(link) >= 0),
}

/**
 * What makes it look like spam; nothing where it does not. One sign may be a hurried or an odd visitor: but for the hidden
 * field, which nobody sees, it takes two.
 */
export function suspicionsOf(said: Said): Suspicion[] {
  const seen = (Object.keys(signs) as Suspicion[]).filter((sign) => signs[sign](said))
  return seen.length > 1 || seen.includes('hidden-field') ? seen : []
}
