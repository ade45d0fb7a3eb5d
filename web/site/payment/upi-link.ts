import type { PaymentRequest } from '#contract/payment-request.ts'
import type { Settings } from '#contract/settings.ts'

/** Most characters of a payee's name that a UPI app takes. */
const longestPayee = 99

type Payee = Pick<Settings, 'websiteName' | 'paymentSettings'>

/**
 * What opens a UPI app with the firm as payee; spaces as %20, since some apps show a plus sign as it is.
 * @param asked amount and reference that the app begins with
 * @returns null where no UPI ID is saved
 */
export function upiLink(payee: Payee, asked: PaymentRequest | null = null): string | null {
  const { upiId } = payee.paymentSettings
  if (!upiId) return null
  const name = [...payeeOf(payee)].slice(0, longestPayee).join('')
  const amount = asked ? `&am=${asked.amount.toFixed(2)}` : ''
  const note = asked?.reference ? `&tn=${encodeURIComponent(asked.reference)}` : ''
  return `upi://pay?pa=${encodeURIComponent(upiId)}&pn=${encodeURIComponent(name)}${amount}&cu=INR${note}`
}

/** To whom is paid: the account's holder, or the firm. */
export function payeeOf({ websiteName, paymentSettings }: Payee): string {
  return paymentSettings.bankDetails.accountHolderName || websiteName
}
