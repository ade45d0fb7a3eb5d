import { type Words, wordsFor } from '#contract/words/fill.ts'
import type { Api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'

interface Match {
  loaderData?: unknown
}

/** Of what the firm has changed, the words of these groups. */
export async function changedWords(api: Api, ...groups: string[]): Promise<Words> {
  return wordsFor((await getSettings(api)).words, ...groups)
}

/** A page's loading, with the changed words of the page. */
export function withWords<Loaded extends object>(group: string, load: (api: Api) => Promise<Loaded>) {
  return async (api: Api): Promise<Loaded & { words: Words }> => {
    const [loaded, words] = await Promise.all([load(api), changedWords(api, group)])
    return { ...loaded, words }
  }
}

/** The changed words that the page and what stands around it have loaded. */
export function wordsIn(matches: readonly (Match | undefined)[]): Words {
  const loaded = matches.map((match) => (match?.loaderData as { words?: Words } | undefined)?.words)
  return Object.assign({}, ...loaded)
}
