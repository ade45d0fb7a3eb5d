import { expect, it } from 'vitest'
import { settingsDefaults } from '#contract/settings.ts'
import { paymentLead } from './lead.ts'

const nothing = settingsDefaults.paymentSettings
const byLink = { razorpayLink: 'https://pay.example/firm' }

function leadWith(payment: object) {
  return paymentLead({ websiteName: 'Studio', paymentSettings: { ...nothing, ...payment } }, {})
}

it('offers a choice only where there is one', () => {
  expect(leadWith({ ...byLink, upiId: 'firm@okaxis' })).toContain('Choose either way; the amount')
  expect(leadWith({ ...byLink, bankDetails: { ...nothing.bankDetails, accountNumber: '1' } })).toContain(
    'Choose either way',
  )
  for (const payment of [byLink, { upiId: 'firm@okaxis' }])
    expect(leadWith(payment)).toBe(
      'For work agreed with Studio. The amount and what it is for are in your proposal.',
    )
})

it('has the amount compared where one is asked for', () => {
  const paid = { websiteName: 'Studio', paymentSettings: { ...nothing, upiId: 'firm@okaxis' } }
  expect(paymentLead(paid, {}, true)).toBe(
    'For work agreed with Studio. Compare the amount with your proposal before you pay.',
  )
})

it('says so where nothing is set up', () => {
  // A branch alone takes no money.
  const branch = { bankDetails: { ...nothing.bankDetails, ifscCode: 'HDFC0001234', bankName: 'HDFC Bank' } }
  for (const payment of [{}, branch])
    expect(leadWith(payment)).toBe(
      'For work agreed with Studio. There is no way to pay on this page yet: please ask us.',
    )
})
