import { expect, test } from 'vitest'
import { settingsDefaults } from '#contract/settings.ts'
import { bodyOf, typedFrom, type WebsiteValues, websiteValues } from './website-values.ts'

const loaded = { ...settingsDefaults, updatedAt: '2026-11-21T10:00:00.000Z' }
const payment = { ...settingsDefaults.paymentSettings, razorpayLink: 'https://pay.example/firm' }

test('name, email and phone of the website are required', () => {
  const { error } = websiteValues.safeParse({ ...typedFrom(loaded), websiteName: ' ' })
  const messages = error?.issues.map(({ message }) => message)
  for (const field of ['Website name', 'Contact email', 'Contact phone'])
    expect(messages).toContain(`${field} is required`)
})

test('a payment link that was not touched is not sent, nor is the QR code', () => {
  const values: WebsiteValues = { ...typedFrom(loaded), paymentSettings: payment }
  const untouched = bodyOf(values, { ...loaded, paymentSettings: payment })
  expect(untouched.paymentSettings).not.toHaveProperty('razorpayLink')
  expect(untouched.paymentSettings?.bankDetails).not.toHaveProperty('qrCodeUrl')
  expect(untouched.updatedAt).toBe(loaded.updatedAt)
  expect(bodyOf(values, loaded).paymentSettings?.razorpayLink).toBe(payment.razorpayLink)
})
