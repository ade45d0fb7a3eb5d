import { z } from 'zod'
import { buildRatesDefaults, buildRatesUpdate } from './build-rates.ts'
import { described, named } from './described.ts'
import { moment, updatedAt } from './fields.ts'
import { identity, identityDefaults, identityUpdate, typedIdentity } from './firm-identity.ts'
import { limits } from './limits.ts'
import { defaultSynonyms } from './said/synonyms.ts'
import { setbacksDefaults, setbacksUpdate } from './setbacks.ts'
import {
  socialMedia,
  typedBankDetails,
  typedPayment,
  typedWebsite,
  websiteFields,
} from './website-settings.ts'
import { words, wordsUpdate } from './words/settings.ts'

/** As they are answered: those of a new product, whose contacts nobody has given yet, too. */
export const settings = named(
  'Settings',
  'The settings of the website.',
  websiteFields.extend({
    contactEmail: described(
      z.string(),
      'Where visitors can write to the firm; empty until it is given.',
      'studio@example.com',
    ),
    contactPhone: described(
      z.string(),
      'Where visitors can call the firm; empty until it is given.',
      '+91 484 123 4567',
    ),
    identity,
    words,
    policiesUpdatedAt: named(
      'PoliciesUpdatedAt',
      'When the firm last changed the conditions it works under; null where it has none of its own, or nobody knows.',
      z.object({
        termsAndConditions: moment('When the terms were last changed', '2026-11-21T08:35:00.000Z').nullable(),
        privacyPolicy: moment(
          'When the privacy policy was last changed',
          '2026-11-21T08:35:00.000Z',
        ).nullable(),
      }),
    ),
    updatedAt: moment('When they were last changed', '2026-11-21T08:35:00.000Z'),
  }),
)
export type Settings = z.infer<typeof settings>

/** The conditions that the firm works under. */
export type PolicyField = keyof Settings['policiesUpdatedAt']

/** Every setting as it may be typed. */
const typedSettings = typedWebsite.extend({ identity: typedIdentity, words: wordsUpdate })

/** Merged deeply into what is stored: a field that is not sent stays. */
export const settingsUpdate = named(
  'SettingsUpdate',
  'What is to change of the settings, merged deeply: a field that is not sent stays as it is.',
  typedSettings
    .extend({
      socialMedia: named(
        'SocialMediaUpdate',
        "What is to change of the firm's pages elsewhere: an empty text takes one away.",
        socialMedia.partial(),
      ),
      paymentSettings: named(
        'PaymentSettingsUpdate',
        'What is to change of how the firm is paid; an empty text takes it away.',
        typedPayment
          .extend({
            bankDetails: named(
              'BankDetailsUpdate',
              'What is to change of the bank account; an empty text takes it away.',
              typedBankDetails.partial(),
            ),
          })
          .partial(),
      ),
      identity: identityUpdate,
      words: wordsUpdate,
      setbacks: setbacksUpdate,
      buildRates: buildRatesUpdate,
      updatedAt,
    })
    .partial(),
)
export type SettingsUpdate = z.infer<typeof settingsUpdate>

/** What a database without settings answers. */
export const settingsDefaults: Omit<Settings, 'updatedAt'> = {
  websiteName: identityDefaults.name,
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
  trashDays: limits.trash.days.standard,
  versionDays: limits.versions.days.standard,
  enquiryMonths: limits.enquiry.months.standard,
  identity: identityDefaults,
  synonyms: defaultSynonyms,
  words: {},
  setbacks: setbacksDefaults,
  buildRates: buildRatesDefaults,
  countVisits: true,
  policiesUpdatedAt: { termsAndConditions: null, privacyPolicy: null },
}
