import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { pageMeta } from '../meta.ts'
import { loadPolicy, PolicySheet } from '../sheets/policy-sheet.tsx'
import type { Route } from './+types/page.ts'
import { defaultTerms } from './default-terms.tsx'

const title = 'Terms and Conditions'

function load(api: Api) {
  return loadPolicy(api, 'termsAndConditions')
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
    description:
      'What applies when you work with us: appointments, scope and revisions, payments and refunds, drawings and liability.',
    path: '/terms-and-conditions',
  })
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <PolicySheet title={title} policy={loaderData} builtIn={defaultTerms} />
}
