import { describe, expect, it } from 'vitest'
import { settingsUpdate } from './settings.ts'

const social = (network: string, link: string) =>
  settingsUpdate.parse({ socialMedia: { [network]: link } }).socialMedia?.[network as 'facebook']
const payment = (paymentSettings: object) => settingsUpdate.parse({ paymentSettings }).paymentSettings
const bank = (bankDetails: object) => payment({ bankDetails })?.bankDetails

describe('A link as it is typed', () => {
  it.each([
    ['instagram', 'instagram.com/firm', 'https://instagram.com/firm'],
    ['instagram', '  www.instagram.com/firm?x=1#y ', 'https://www.instagram.com/firm?x=1#y'],
    ['facebook', 'facebook.com', 'https://facebook.com'],
    ['linkedin', 'in.linkedin.com/company/firm', 'https://in.linkedin.com/company/firm'],
    ['instagram', '@firm.studio', 'https://instagram.com/firm.studio'],
    ['twitter', '@firm_1', 'https://x.com/firm_1'],
    ['facebook', '@firm', 'https://facebook.com/firm'],
    ['pinterest', '@firm', 'https://pinterest.com/firm'],
    ['facebook', 'http://facebook.com/firm', 'http://facebook.com/firm'],
    ['facebook', 'mailto:studio@example.com', 'mailto:studio@example.com'],
    ['facebook', '/contact', '/contact'],
    ['facebook', '', ''],
  ])('of %s: %j becomes %j', (network, typed, link) => {
    expect(social(network, typed)).toBe(link)
  })

  it.each(['firm', '@', '@firm/x', 'studio@example.com', 'javascript:alert(1)', 'a.b:alert(1)', '//x.com'])(
    'stays what it is where it could mean something else: %j is refused',
    (typed) => {
      expect(() => social('instagram', typed)).toThrow('Please enter a valid link')
    },
  )

  it('is not a name alone at LinkedIn, where it may be a person or a company', () => {
    expect(() => social('linkedin', '@firm')).toThrow('Please enter a valid link')
  })

  it('is completed for payments too, but for a name alone', () => {
    expect(payment({ razorpayLink: 'razorpay.me/@firm' })?.razorpayLink).toBe('https://razorpay.me/@firm')
    expect(() => payment({ razorpayLink: '@firm' })).toThrow('Please enter a valid link')
  })
})

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
