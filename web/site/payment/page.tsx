import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import type { FailureHandle } from '#web/failure-text.tsx'
import { island } from '../islands/island.tsx'
import { pageMeta } from '../meta.ts'
import type { Route } from './+types/page.ts'

const PaymentSheet = island(async () => (await import('./sheet.tsx')).PaymentSheet)

export const handle = {
  cached: true,
  failure: 'Failed to load payment settings',
} satisfies FailureHandle & { cached: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { loadPayment } = await import('./load.ts')
  return loadOnServer(context, loadPayment)
}

export async function clientLoader() {
  const { loadPayment } = await import('./load.ts')
  return loadPayment(await browserApi())
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Payment',
    description: `Pay ${loaderData?.websiteName ?? 'us'} by payment link, by UPI or by bank transfer.`,
    path: '/payment',
  })
}

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return <PaymentSheet {...loaderData} />
}
