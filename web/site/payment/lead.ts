import type { Settings } from '#contract/settings.ts'
import { hasWayToPay, waysToPay } from '#contract/ways-to-pay.ts'
import { type Words, wordsOf } from '#contract/words/fill.ts'
import { paymentWords } from '#contract/words/payment.ts'

/** What is said above the ways to pay. @param isAsked whether the page says how much is to be paid */
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
