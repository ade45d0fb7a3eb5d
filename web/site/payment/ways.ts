import type { Settings } from '#contract/settings.ts'
import { type Words, wordsOf } from '#contract/words/fill.ts'
import { paymentWords } from '#contract/words/payment.ts'

/** Which ways to pay are set up: over the provider, and from account to account. */
function waysToPay({ razorpayLink, upiId, bankDetails }: Settings['paymentSettings']) {
  return {
    byLink: razorpayLink !== '',
    byAccount: [upiId, bankDetails.accountNumber, bankDetails.qrCodeUrl].some(Boolean),
  }
}

export function hasWayToPay(payment: Settings['paymentSettings']): boolean {
  return Object.values(waysToPay(payment)).some(Boolean)
}

/** What is said above them. @param isAsked whether the page says how much is to be paid */
export function paymentLead(
  { websiteName: firm, paymentSettings }: Pick<Settings, 'websiteName' | 'paymentSettings'>,
  changed: Words,
  isAsked = false,
): string {
  const say = wordsOf(paymentWords, changed)
  const { byLink, byAccount } = waysToPay(paymentSettings)
  if (!hasWayToPay(paymentSettings)) return say('payment.lead.none', { firm })
  if (isAsked) return say('payment.lead.asked', { firm })
  return say(byLink && byAccount ? 'payment.lead' : 'payment.lead.one', { firm })
}
