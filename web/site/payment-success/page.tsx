import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { pageMeta } from '../search-engines/meta.ts'
import type { Route } from './+types/page.ts'

export const handle = { cached: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Payment Successful' })
}

export default function PaymentSuccess() {
  const paymentId = usePaymentId()
  return (
    <div className="page-margins flex min-h-[70svh] flex-col justify-between gap-12 pt-16 pb-8 md:pt-24">
      <div>
        <h1 className="text-display expanded">Payment Successful!</h1>
        <p className="mt-6 text-lead">Thank you for your payment.</p>
        <p className="mt-8 max-w-xl border-y border-hairline py-4">
          <span className="annotation block text-ink-soft">Payment ID</span>
          <span
            data-payment-id
            suppressHydrationWarning
            className="mt-1 block text-title wrap-anywhere select-all"
          >
            {paymentId}
          </span>
        </p>
        <p className="mt-6 max-w-[60ch] text-ink-soft">
          Please keep the message from your bank or the payment provider: that is your receipt, this page is
          not. We write to you once the amount has reached us.
        </p>
        <ButtonLink to="/" className="mt-8">
          Go to the home page
        </ButtonLink>
      </div>
      <TitleBlock>
        <span>Payment</span>
        <span>Not a receipt</span>
      </TitleBlock>
    </div>
  )
}

/** The id that the navigation brought; the server, which never sees it, says N/A, and `sayPaymentId` says it first. */
function usePaymentId(): string {
  const { state } = useLocation()
  const brought = typeof state?.paymentId === 'string' && state.paymentId ? state.paymentId : 'N/A'
  return useSyncExternalStore(
    () => () => {},
    () => brought,
    () => 'N/A',
  )
}
