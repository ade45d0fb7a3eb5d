import type { Settings } from '#contract/settings.ts'

/** Which ways to pay are set up: over the provider, and from account to account. */
export function waysToPay({ razorpayLink, upiId, bankDetails }: Settings['paymentSettings']) {
  return {
    byLink: razorpayLink !== '',
    byAccount: [upiId, ...Object.values(bankDetails)].some(Boolean),
  }
}

/** What is said above them. */
export function paymentLead({
  websiteName,
  paymentSettings,
}: Pick<Settings, 'websiteName' | 'paymentSettings'>): string {
  const { byLink, byAccount } = waysToPay(paymentSettings)
  const firm = `For work agreed with ${websiteName}.`
  if (!byLink && !byAccount) return `${firm} There is no way to pay on this page yet: please ask us.`
  if (!byLink || !byAccount) return `${firm} The amount and what it is for are in your proposal.`
  return `${firm} Choose either way; the amount and what it is for are in your proposal.`
}
