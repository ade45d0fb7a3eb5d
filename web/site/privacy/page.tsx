import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { loadPolicy } from '../text-pages/policy.ts'
import { PolicyPage } from '../text-pages/policy-page.tsx'
import type { Route } from './+types/page.ts'
import { defaultPolicy } from './default-policy.tsx'

const load = (api: Api) => loadPolicy(api, 'privacyPolicy')

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy Policy',
    description: 'What the enquiry form collects, why, who sees it, how to withdraw it and whom to contact.',
    path: '/privacy-policy',
  })
}

/** The privacy policy: the firm's own, or the built-in one. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage title="Privacy Policy" policy={loaderData} builtIn={defaultPolicy} />
}
