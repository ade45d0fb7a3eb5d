import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { pageMeta } from '../meta.ts'
import { loadPolicy, PolicySheet } from '../sheets/policy-sheet.tsx'
import type { Route } from './+types/page.ts'
import { defaultPolicy } from './default-policy.tsx'

const title = 'Privacy Policy'

function load(api: Api) {
  return loadPolicy(api, 'privacyPolicy')
}

export function loader({ context }: Route.LoaderArgs) {
  return loadOnServer(context, load)
}

export function clientLoader() {
  return load(api)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title,
    description: 'What the enquiry form collects, why, who sees it, how to withdraw it and whom to contact.',
    path: '/privacy-policy',
  })
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <PolicySheet title={title} policy={loaderData} builtIn={defaultPolicy} />
}
