import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { island } from '../islands/island.tsx'
import { pageMeta } from '../meta.ts'
import type { Route } from './+types/page.ts'

const TermsSheet = island(async () => (await import('./sheet.tsx')).TermsSheet)

export const handle = { cached: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { loadTerms } = await import('./load.ts')
  return loadOnServer(context, loadTerms)
}

export async function clientLoader() {
  const { loadTerms } = await import('./load.ts')
  return loadTerms(await browserApi())
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Terms and Conditions',
    description:
      'What applies when you work with us: appointments, scope and revisions, payments and refunds, drawings and liability.',
    path: '/terms-and-conditions',
  })
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <TermsSheet policy={loaderData} />
}
