import { expect, it } from 'vitest'
import type { PaymentRequest } from '#contract/payment-request.ts'
import { settingsDefaults } from '#contract/settings.ts'
import { upiLink } from './upi-link.ts'

const { bankDetails, ...paymentSettings } = settingsDefaults.paymentSettings

function linkFor(upiId: string, accountHolderName = '', asked?: PaymentRequest) {
  const settings = { ...paymentSettings, upiId, bankDetails: { ...bankDetails, accountHolderName } }
  return upiLink({ websiteName: 'Studio & Sons', paymentSettings: settings }, asked)
}

it('pays the account holder, spaces as %20', () => {
  expect(linkFor('studio@okaxis', 'Asha Rao Architects')).toBe(
    'upi://pay?pa=studio%40okaxis&pn=Asha%20Rao%20Architects&cu=INR',
  )
})

it('pays the firm where no account holder is saved', () => {
  expect(linkFor('studio@okaxis')).toBe('upi://pay?pa=studio%40okaxis&pn=Studio%20%26%20Sons&cu=INR')
})

it('begins with the amount that is asked for, in rupees and paise, and with what it is for', () => {
  expect(linkFor('studio@okaxis', 'Asha', { amount: 25_000.5, reference: 'ARC-1001' })).toBe(
    'upi://pay?pa=studio%40okaxis&pn=Asha&am=25000.50&cu=INR&tn=ARC-1001',
  )
  expect(linkFor('studio@okaxis', 'Asha', { amount: 25_000, reference: '' })).toBe(
    'upi://pay?pa=studio%40okaxis&pn=Asha&am=25000.00&cu=INR',
  )
})

it('is none without a UPI ID', () => {
  expect(linkFor('')).toBeNull()
})
