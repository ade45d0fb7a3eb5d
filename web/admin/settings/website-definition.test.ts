import { expect, test } from 'vitest'
import { settingsDefaults } from '#contract/settings.ts'
import { settingsBody, websiteForm, websiteSchemaOver } from './website-definition.ts'

const { typedFrom } = websiteForm

const loaded = { ...settingsDefaults, updatedAt: '2026-11-21T10:00:00.000Z' }
const payment = { ...settingsDefaults.paymentSettings, razorpayLink: 'https://pay.example/firm' }

test('name, email and phone of the website are required', () => {
  const { error } = websiteSchemaOver(loaded).safeParse({ ...typedFrom(loaded), websiteName: ' ' })
  const messages = error?.issues.map(({ message }) => message)
  for (const field of ['Website name', 'Contact email', 'Contact phone'])
    expect(messages).toContain(`${field} is required`)
})

test('a payment link that was not touched is not sent, nor is the QR code', () => {
  const { trashDays, versionDays, enquiryMonths } = loaded
  const values = { ...typedFrom(loaded), paymentSettings: payment, trashDays, versionDays, enquiryMonths }
  const untouched = settingsBody(values, { ...loaded, paymentSettings: payment })
  expect(untouched.paymentSettings).not.toHaveProperty('razorpayLink')
  expect(untouched.paymentSettings?.bankDetails).not.toHaveProperty('qrCodeUrl')
  expect(untouched.updatedAt).toBe(loaded.updatedAt)
  expect(settingsBody(values, loaded).paymentSettings?.razorpayLink).toBe(payment.razorpayLink)
})

test('what an older version stored neither keeps the form from being saved nor is sent again', () => {
  const { bankDetails } = settingsDefaults.paymentSettings
  const stored = {
    ...loaded,
    websiteName: 'Studio',
    contactEmail: 'studio@example.com',
    contactPhone: '+91 98765 43210',
    socialMedia: { ...settingsDefaults.socialMedia, instagram: 'firm' },
    paymentSettings: {
      ...payment,
      upiId: 'not a upi',
      bankDetails: { ...bankDetails, ifscCode: 'old', bankName: 'Old Bank' },
    },
  }
  const values = typedFrom(stored)
  const over = websiteSchemaOver(stored)
  const renamed = over.parse({ ...values, websiteName: 'Rao & Shah' })
  const body = settingsBody(renamed, stored)
  expect(body).toMatchObject({
    websiteName: 'Rao & Shah',
    socialMedia: {},
    paymentSettings: { bankDetails: {} },
  })
  expect(JSON.stringify([body.socialMedia, body.paymentSettings])).toBe('[{},{"bankDetails":{}}]')
  const messages = (changes: object) =>
    over
      .safeParse({ ...values, paymentSettings: { ...stored.paymentSettings, ...changes } })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(messages({ upiId: 'still not one' })).toEqual([
    ['paymentSettings.upiId', 'Please enter a valid UPI ID'],
  ])
  expect(messages({ bankDetails: { ...stored.paymentSettings.bankDetails, ifscCode: 'new' } })).toEqual([
    ['paymentSettings.bankDetails.ifscCode', 'Please enter a valid IFSC code'],
  ])
})

test('a link is completed as it is sent, beside one that an older version stored and this one refuses', () => {
  const socialMedia = { ...settingsDefaults.socialMedia, instagram: 'firm' }
  const contact = { contactEmail: 'studio@example.com', contactPhone: '+91 98765 43210' }
  const stored = { ...loaded, ...contact, socialMedia }
  const values = typedFrom(stored)
  const typed = {
    ...values,
    socialMedia: { ...values.socialMedia, facebook: '@firm', linkedin: 'linkedin.com/in/firm' },
  }
  expect(settingsBody(websiteSchemaOver(stored).parse(typed), stored).socialMedia).toEqual({
    facebook: 'https://facebook.com/firm',
    linkedin: 'https://linkedin.com/in/firm',
  })
})
