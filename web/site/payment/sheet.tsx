import type { Settings } from '#contract/settings.ts'
import { OpenSheet } from '../sheets/open-sheet.tsx'
import { BankCard } from './bank-card.tsx'
import { LinkCard } from './link-card.tsx'
import { upiLink } from './upi-link.ts'
import { paymentLead } from './ways.ts'

type PaymentSheetProps = Pick<Settings, 'websiteName' | 'paymentSettings'>

/** Two ways to pay, side by side. */
export function PaymentSheet({ websiteName, paymentSettings }: PaymentSheetProps) {
  return (
    <OpenSheet title="Payment" lead={paymentLead({ websiteName, paymentSettings })}>
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <LinkCard link={paymentSettings.razorpayLink} />
          <SafetyNote />
        </div>
        <BankCard payment={paymentSettings} upi={upiLink({ websiteName, paymentSettings })} />
      </div>
    </OpenSheet>
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
