import { z } from 'zod'
import { accountNumber, ifscCode, upiId } from './bank-details.ts'
import { email, flag, isPhone, link, requiredText, text, updatedAt } from './fields.ts'
import { limits } from './limits.ts'
import { typedLink } from './typed-link.ts'

const line = (label: string) => text(label, limits.line)
const html = (label: string) => text(label, limits.html)

const bankDetails = z.object({
  accountHolderName: line('Account holder name'),
  accountNumber: line('Account number'),
  ifscCode: line('IFSC code'),
  bankName: line('Bank name'),
  branchName: line('Branch name'),
  qrCodeUrl: text('QR code', limits.link),
})

const paymentSettings = z.object({
  razorpayLink: link,
  upiId: line('UPI ID'),
  bankDetails,
})

const socialMedia = z.object({
  facebook: link,
  instagram: link,
  twitter: link,
  linkedin: link,
  pinterest: link,
})

const fields = z.object({
  websiteName: requiredText('Website name', limits.name),
  contactEmail: requiredText('Contact email', limits.email).refine(
    (value) => email.safeParse(value).success,
    'Please enter a valid email address',
  ),
  contactPhone: requiredText('Contact phone', limits.phone).refine(
    isPhone,
    'Please enter a valid phone number',
  ),
  address: text('Address', limits.address),
  socialMedia,
  paymentSettings,
  termsAndConditions: html('Terms and conditions'),
  privacyPolicy: html('Privacy policy'),
  aboutUs: html('About us'),
  metaTitle: line('Meta title'),
  metaDescription: text('Meta description', limits.address),
  maintenanceMode: flag('Maintenance mode'),
})

/** As they are answered: those of a new product, whose contacts nobody has given yet, too. */
export const settings = fields.extend({
  contactEmail: z.string(),
  contactPhone: z.string(),
  updatedAt: z.string(),
})
export type Settings = z.infer<typeof settings>

/** A name alone does not tell a person's page at LinkedIn from a company's. */
const typedSocialMedia = z.object({
  facebook: typedLink('https://facebook.com/'),
  instagram: typedLink('https://instagram.com/'),
  twitter: typedLink('https://x.com/'),
  linkedin: typedLink(),
  pinterest: typedLink('https://pinterest.com/'),
})

const typedBankDetails = bankDetails.extend({ accountNumber, ifscCode })

const typedPayment = z.object({
  razorpayLink: typedLink(),
  upiId,
  bankDetails: typedBankDetails,
})

/** Every setting as it may be typed; what an older version stored may be otherwise. */
export const typedSettings = fields.extend({ socialMedia: typedSocialMedia, paymentSettings: typedPayment })

/** Merged deeply into what is stored: a field that is not sent stays. */
export const settingsUpdate = typedSettings
  .extend({
    socialMedia: typedSocialMedia.partial(),
    paymentSettings: typedPayment.extend({ bankDetails: typedBankDetails.partial() }).partial(),
    updatedAt,
  })
  .partial()
export type SettingsUpdate = z.infer<typeof settingsUpdate>

/** What a database without settings answers. */
export const settingsDefaults: Omit<Settings, 'updatedAt'> = {
  websiteName: 'Plinth',
  contactEmail: '',
  contactPhone: '',
  address: '',
  socialMedia: { facebook: '', instagram: '', twitter: '', linkedin: '', pinterest: '' },
  paymentSettings: {
    razorpayLink: '',
    upiId: '',
    bankDetails: {
      accountHolderName: '',
      accountNumber: '',
      ifscCode: '',
      bankName: '',
      branchName: '',
      qrCodeUrl: '',
    },
  },
  termsAndConditions: '',
  privacyPolicy: '',
  aboutUs: '',
  metaTitle: '',
  metaDescription: '',
  maintenanceMode: false,
}
