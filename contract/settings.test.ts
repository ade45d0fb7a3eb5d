import { describe, expect, it } from 'vitest'
import { settingsUpdate } from './settings.ts'

const payment = (paymentSettings: object) => settingsUpdate.parse({ paymentSettings }).paymentSettings
const bank = (bankDetails: object) => payment({ bankDetails })?.bankDetails

describe('The account', () => {
  it.each([
    [' hdfc0000123 ', 'HDFC0000123'],
    ['SBIN0ABC12z', 'SBIN0ABC12Z'],
    ['', ''],
  ])('has the IFSC code %j as %j', (typed, code) => {
    expect(bank({ ifscCode: typed })?.ifscCode).toBe(code)
  })

  it.each(['HDFC1000123', 'HDF00000123', 'HDFC000012', 'HDFC00001234', 'HDFC 0000123', 'HDFC-000123'])(
    'has no IFSC code like %j',
    (typed) => {
      expect(() => bank({ ifscCode: typed })).toThrow('Please enter a valid IFSC code')
    },
  )

  it.each([' firm.studio-1@okaxis ', 'ab@upi', '9876543210@ybl', ''])('may have the UPI ID %j', (typed) => {
    expect(payment({ upiId: typed })?.upiId).toBe(typed.trim())
  })

  it.each(['not a upi', 'a@upi', 'firm@', '@upi', 'firm@ok1', 'firm@example.com', 'firm@@upi'])(
    'has no UPI ID like %j',
    (typed) => {
      expect(() => payment({ upiId: typed })).toThrow('Please enter a valid UPI ID')
    },
  )

  it.each([
    [' 5010 0234 5678 90 ', '50100234567890'],
    ['5010-0234', '50100234'],
    ['ab 12', 'AB12'],
    ['see the invoice!', 'see the invoice!'],
  ])('has the number %j as %j', (typed, number) => {
    expect(bank({ accountNumber: typed })?.accountNumber).toBe(number)
  })
})
