import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { getSettings } from '#web/api/settings.ts'
import type { FailureHandle } from '#web/failure-text.tsx'
import { pageMeta } from '../search-engines/meta.ts'
import { TitledPage } from '../text-pages/titled-page.tsx'
import type { Route } from './+types/page.ts'
import { BankCard } from './bank-card.tsx'
import { LinkCard } from './link-card.tsx'
import { upiLink } from './upi-link.ts'
import { paymentLead } from './ways.ts'

export const handle = {
  cached: true,
  failure: 'Failed to load payment settings',
} satisfies FailureHandle & { cached: true }

async function load(api: Api) {
  const { websiteName, paymentSettings } = await getSettings(api)
  return { websiteName, paymentSettings }
}

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Payment',
    description: `Pay ${loaderData?.websiteName ?? 'us'} by payment link, by UPI or by bank transfer.`,
    path: '/payment',
  })
}

/** Two ways to pay, side by side. */
export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { paymentSettings } = loaderData
  return (
    <TitledPage title="Payment" lead={paymentLead(loaderData)}>
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <LinkCard link={paymentSettings.razorpayLink} />
          <SafetyNote />
        </div>
        <BankCard payment={paymentSettings} upi={upiLink(loaderData)} />
      </div>
    </TitledPage>
  )
}

function SafetyNote() {
  return (
    <div className="mt-8 space-y-3 border-t border-hairline pt-4 text-small text-ink-soft">
      <p>
        This site never asks for card details, a PIN or a one-time password. Pay only to what is shown on this
        page, and compare the name that your app shows before you confirm.
      </p>
      <p>
        Nothing here tells us that you have paid: keep the message of your bank or of the payment provider
        until we confirm.
      </p>
    </div>
  )
}
