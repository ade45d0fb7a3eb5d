import { z } from 'zod'
import { accountNumber, ifscCode, upiId } from './bank-details.ts'
import { buildRates } from './build-rates.ts'
import { described, named } from './described.ts'
import { email, flag, isPhone, line, link, requiredLine, requiredText, text } from './fields.ts'
import { limits } from './limits.ts'
import { setbacks } from './setbacks.ts'
import { synonyms } from './synonyms.ts'
import { countVisits } from './visits.ts'

/* The settings of the website but for identity and words: whoever edits these needs no word of the site. */

const short = (label: string) => line(label, limits.line)

function html(label: string, description: string) {
  const whole = `${description}, as HTML that is cleaned when it is saved; empty where the built-in text stands.`
  return described(text(label, limits.html), whole, '<p>…</p>', { format: 'html' })
}

const isAddress = { format: 'uri-reference' } as const
const page = (network: string, example: string) =>
  described(link, `The firm's page at ${network}; empty where there is none.`, example, isAddress)

const razorpayLink = described(
  link,
  "Where a visitor pays online. Where none is saved, the deployment's own is answered; empty where there is neither.",
  'https://pay.example.com/firm',
  isAddress,
)
const upiDescription = 'The UPI ID that payments go to; empty where there is none.'
const numberDescription = 'The number of the account.'
const ifscDescription = "The code of the account's branch."

const bankFields = {
  accountHolderName: described(short('Account holder name'), 'Whose account it is.', 'Name of the firm'),
  accountNumber: described(short('Account number'), numberDescription, '001234567890'),
  ifscCode: described(short('IFSC code'), ifscDescription, 'HDFC0001234'),
  bankName: described(short('Bank name'), 'The bank of the account.', 'Name of the bank'),
  branchName: described(short('Branch name'), 'The branch of the account.', 'Kochi'),
  qrCodeUrl: described(
    text('QR code', limits.link),
    'The address of a stored picture that payment apps read; empty where there is none.',
    '/v1/storage/buckets/media/files/6740a1b2c3d4e5f607182a04/view?project=portfolio',
    isAddress,
  ),
}

const paymentSettings = named(
  'PaymentSettings',
  'How the firm is paid; what is not given is empty.',
  z.object({
    razorpayLink,
    upiId: described(short('UPI ID'), upiDescription, 'firm@okaxis'),
    bankDetails: named('BankDetails', 'The bank account that payments go to.', z.object(bankFields)),
  }),
)

export const socialMedia = named(
  'SocialMedia',
  "The firm's pages elsewhere.",
  z.object({
    facebook: page('Facebook', 'https://facebook.com/firm'),
    instagram: page('Instagram', 'https://instagram.com/firm'),
    twitter: page('X', 'https://x.com/firm'),
    linkedin: page('LinkedIn', 'https://linkedin.com/company/firm'),
    pinterest: page('Pinterest', 'https://pinterest.com/firm'),
  }),
)

const contactEmail = described(
  requiredText('Contact email', limits.email).refine(
    (value) => email.safeParse(value).success,
    'Please enter a valid email address',
  ),
  'Where visitors can write to the firm.',
  'studio@example.com',
  { format: 'email' },
)
const contactPhone = described(
  requiredLine('Contact phone', limits.phone).refine(isPhone, 'Please enter a valid phone number'),
  'Where visitors can call the firm: 7 to 15 digits, with `+`, spaces, dots, dashes or brackets between them.',
  '+91 484 123 4567',
)

const daysMessage = `Days in the trash must be a whole number from ${limits.trash.days.min} to ${limits.trash.days.max}`
const monthsKept = `Months must be a whole number from ${limits.enquiry.months.min} to ${limits.enquiry.months.max}`
const daysKept = `Versions are kept for ${limits.versions.days.min} to ${limits.versions.days.max} days`

/** As they are stored. */
export const websiteFields = z.object({
  websiteName: described(requiredLine('Website name', limits.name), 'What the site is called.', 'Plinth'),
  contactEmail,
  contactPhone,
  address: described(text('Address', limits.address), 'Where the firm can be visited.', 'MG Road, Kochi'),
  socialMedia,
  paymentSettings,
  termsAndConditions: html('Terms and conditions', 'The terms and conditions'),
  privacyPolicy: html('Privacy policy', 'The privacy policy'),
  aboutUs: html('About us', 'What the firm says of itself'),
  metaTitle: described(
    short('Meta title'),
    "The home page's title for search engines.",
    'Plinth: houses and interiors',
  ),
  metaDescription: described(
    text('Meta description', limits.address),
    "The home page's description for search engines.",
    'Architecture for warm places.',
  ),
  maintenanceMode: described(
    flag('Maintenance mode'),
    'Whether the public pages are closed: they respond with 503, while the back-office and this API go on.',
    false,
  ),
  trashDays: described(
    z
      .int({ error: daysMessage })
      .min(limits.trash.days.min, daysMessage)
      .max(limits.trash.days.max, daysMessage),
    'For how many days what is deleted lies in the trash, from which it can be restored.',
    limits.trash.days.standard,
  ),
  versionDays: described(
    z
      .int({ error: daysKept })
      .min(limits.versions.days.min, daysKept)
      .max(limits.versions.days.max, daysKept),
    'For how many days after a save the version before it is kept.',
    limits.versions.days.standard,
  ),
  enquiryMonths: described(
    z
      .int({ error: monthsKept })
      .min(limits.enquiry.months.min, monthsKept)
      .max(limits.enquiry.months.max, monthsKept),
    'How many months after its last change an enquiry is made anonymous; 0 leaves all as they are.',
    limits.enquiry.months.standard,
  ),
  setbacks,
  synonyms,
  buildRates,
  countVisits,
})

export const typedBankDetails = z.object({
  ...bankFields,
  accountNumber: described(accountNumber, numberDescription, '0012 3456 7890'),
  ifscCode: described(ifscCode, ifscDescription, 'HDFC0001234'),
})

export const typedPayment = z.object({
  razorpayLink,
  upiId: described(upiId, upiDescription, 'firm@okaxis'),
  bankDetails: typedBankDetails,
})

/** As they may be typed; what an older version stored may be otherwise. */
export const typedWebsite = websiteFields.extend({
  paymentSettings: typedPayment,
})
