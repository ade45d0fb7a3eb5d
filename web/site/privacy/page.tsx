import { dayOf } from '#contract/dates.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { privacyWords } from '#contract/words/privacy.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { useWords } from '#web/ui/words.ts'
import { withWords, wordsIn } from '../page-words.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { loadPolicy } from '../text-pages/policy.ts'
import { PolicyPage } from '../text-pages/policy-page.tsx'
import type { Route } from './+types/page.ts'
import { defaultPolicy } from './default-policy.tsx'

const load = withWords('privacy', (api: Api) => loadPolicy(api, 'privacyPolicy'))

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  const say = wordsOf(privacyWords, wordsIn(matches))
  return pageMeta(matches, {
    title: say('privacy.title'),
    description: say('privacy.description'),
    path: '/privacy-policy',
  })
}

/** The privacy policy: the firm's own, or the built-in one. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const say = useWords(privacyWords)
  const { updatedAt, ...policy } = loaderData
  const updated = updatedAt ? say('privacy.updated', { date: dayOf(updatedAt) }) : undefined
  return <PolicyPage title={say('privacy.title')} policy={policy} updated={updated} builtIn={defaultPolicy} />
}
