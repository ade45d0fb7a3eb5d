import type { Settings } from '#contract/settings.ts'

/** Most characters of a payee's name that a UPI app takes. */
const longestPayee = 99

type Payee = Pick<Settings, 'websiteName' | 'paymentSettings'>

/**
 * What opens a UPI app with the firm as payee; spaces as %20, since some apps show a plus sign as it is.
 * @returns null where no UPI ID is saved
 */
export function upiLink({ websiteName, paymentSettings: { upiId, bankDetails } }: Payee): string | null {
  if (!upiId) return null
  const payee = [...(bankDetails.accountHolderName || websiteName)].slice(0, longestPayee).join('')
  return `upi://pay?pa=${encodeURIComponent(upiId)}&pn=${encodeURIComponent(payee)}&cu=INR`
}
