import { dayOf } from '#contract/dates.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { termsWords } from '#contract/words/terms.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { useWords } from '#web/ui/words.ts'
import { withWords, wordsIn } from '../page-words.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { loadPolicy } from '../text-pages/policy.ts'
import { PolicyPage } from '../text-pages/policy-page.tsx'
import type { Route } from './+types/page.ts'
import { defaultTerms } from './default-terms.tsx'

const load = withWords('terms', (api: Api) => loadPolicy(api, 'termsAndConditions'))

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  const say = wordsOf(termsWords, wordsIn(matches))
  return pageMeta(matches, {
    title: say('terms.title'),
    description: say('terms.description'),
    path: '/terms-and-conditions',
  })
}

/** The terms: the firm's own, or the built-in ones. */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const say = useWords(termsWords)
  const { updatedAt, ...policy } = loaderData
  const updated = updatedAt ? say('terms.updated', { date: dayOf(updatedAt) }) : undefined
  return <PolicyPage title={say('terms.title')} policy={policy} updated={updated} builtIn={defaultTerms} />
}
