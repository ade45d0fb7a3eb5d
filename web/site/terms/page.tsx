import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { loadPolicy } from '../text-pages/policy.ts'
import { PolicyPage } from '../text-pages/policy-page.tsx'
import type { Route } from './+types/page.ts'
import { defaultTerms } from './default-terms.tsx'

const load = (api: Api) => loadPolicy(api, 'termsAndConditions')

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Terms and Conditions',
    description:
      'What applies when you work with us: appointments, scope and revisions, payments and refunds, drawings and liability.',
    path: '/terms-and-conditions',
  })
}

/** The terms: the firm's own, or the built-in ones. */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage title="Terms and Conditions" policy={loaderData} builtIn={defaultTerms} />
}
