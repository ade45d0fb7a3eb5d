import { expect, it } from 'vitest'
import { settingsDefaults } from '#contract/settings.ts'
import { upiLink } from './upi-link.ts'

const { bankDetails, ...paymentSettings } = settingsDefaults.paymentSettings

function linkFor(upiId: string, accountHolderName = '') {
  return upiLink({
    websiteName: 'Studio & Sons',
    paymentSettings: { ...paymentSettings, upiId, bankDetails: { ...bankDetails, accountHolderName } },
  })
}

it('pays the account holder, spaces as %20', () => {
  expect(linkFor('studio@okaxis', 'Asha Rao Architects')).toBe(
    'upi://pay?pa=studio%40okaxis&pn=Asha%20Rao%20Architects&cu=INR',
  )
})

it('pays the firm where no account holder is saved', () => {
  expect(linkFor('studio@okaxis')).toBe('upi://pay?pa=studio%40okaxis&pn=Studio%20%26%20Sons&cu=INR')
})

it('is none without a UPI ID', () => {
  expect(linkFor('')).toBeNull()
})
