import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { island } from '../islands/island.tsx'
import { pageMeta } from '../meta.ts'
import type { Route } from './+types/page.ts'

const PrivacySheet = island(async () => (await import('./sheet.tsx')).PrivacySheet)

export const handle = { cached: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { loadPrivacy } = await import('./load.ts')
  return loadOnServer(context, loadPrivacy)
}

export async function clientLoader() {
  const { loadPrivacy } = await import('./load.ts')
  return loadPrivacy(await browserApi())
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy Policy',
    description: 'What the enquiry form collects, why, who sees it, how to withdraw it and whom to contact.',
    path: '/privacy-policy',
  })
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <PrivacySheet policy={loaderData} />
}
