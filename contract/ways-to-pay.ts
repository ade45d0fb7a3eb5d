import type { Settings } from './settings.ts'

/** Which ways to pay are set up: over the provider, and from account to account. */
export function waysToPay({ razorpayLink, upiId, bankDetails }: Settings['paymentSettings']) {
  return {
    byLink: razorpayLink !== '',
    byAccount: [upiId, bankDetails.accountNumber, bankDetails.qrCodeUrl].some(Boolean),
  }
}

export function hasWayToPay(payment: Settings['paymentSettings']): boolean {
  return Object.values(waysToPay(payment)).some(Boolean)
}
