import { get, set } from 'react-hook-form'
import { z } from 'zod'
import type { Settings, SettingsUpdate } from '#contract/settings.ts'
import { typedWebsite } from '#contract/website-settings.ts'
import { defineForm } from '../forms/define-form.ts'
import type { FieldsOf } from '../forms/field.ts'
import { flag, group, number, text } from '../forms/field-kinds.ts'
import { typedLink } from '../forms/typed-link.ts'

const { shape } = typedWebsite
const payment = shape.paymentSettings.shape
const bank = payment.bankDetails.shape

type Payment = Settings['paymentSettings']
type Bank = Payment['bankDetails']

/** A name alone does not tell a person's page at LinkedIn from a company's. */
const socialMedia = {
  facebook: text('Facebook', typedLink('https://facebook.com/')),
  instagram: text('Instagram', typedLink('https://instagram.com/')),
  twitter: text('Twitter', typedLink('https://x.com/')),
  linkedin: text('LinkedIn', typedLink()),
  pinterest: text('Pinterest', typedLink('https://pinterest.com/')),
} satisfies FieldsOf<Settings['socialMedia'], Settings['socialMedia']>

/** The QR code is saved by itself, as soon as it is chosen. */
const bankDetails = {
  accountHolderName: text('Account Holder Name', bank.accountHolderName),
  accountNumber: text('Account Number', bank.accountNumber),
  ifscCode: text('IFSC Code', bank.ifscCode),
  bankName: text('Bank Name', bank.bankName),
  branchName: text('Branch Name', bank.branchName),
} satisfies FieldsOf<Bank, Bank, 'qrCodeUrl'>

const paymentSettings = {
  razorpayLink: text('Razorpay Link', typedLink()),
  upiId: text('UPI ID', payment.upiId),
  bankDetails: group('Bank', bankDetails),
} satisfies FieldsOf<NonNullable<SettingsUpdate['paymentSettings']>, Payment>

/** The form of the website's settings: a setting of the contract is a line here. */
export const websiteForm = defineForm<SettingsUpdate, Settings>()({
  fields: {
    websiteName: text('Website Name', shape.websiteName),
    contactEmail: text('Contact Email', shape.contactEmail),
    contactPhone: text('Contact Phone', shape.contactPhone),
    address: text('Business Address', shape.address),
    socialMedia: group('Social links', socialMedia),
    paymentSettings: group('Payment', paymentSettings),
    aboutUs: text('About Us', shape.aboutUs),
    termsAndConditions: text('Terms & Conditions', shape.termsAndConditions),
    privacyPolicy: text('Privacy Policy', shape.privacyPolicy),
    metaTitle: text('Meta Title', shape.metaTitle),
    metaDescription: text('Meta Description', shape.metaDescription),
    maintenanceMode: flag('Maintenance Mode'),
    countVisits: flag('Count how visitors choose'),
    trashDays: number('Days in the Trash', shape.trashDays),
    versionDays: number('Keep Earlier Versions (days)', shape.versionDays),
    enquiryMonths: number('Make Enquiries Anonymous After (months)', shape.enquiryMonths),
  },
  files: {},
  elsewhere: ['identity', 'synonyms', 'words', 'setbacks', 'buildRates', 'updatedAt'],
})

export type WebsiteTyped = z.input<typeof websiteForm.schema>
type WebsiteValues = z.output<typeof websiteForm.schema>

/** The settings of which only those that were changed are checked and sent. */
const groups = ['socialMedia', 'paymentSettings']

/** What may be typed over `stored`: a link or a code that an older version stored keeps nobody from saving. */
export function websiteSchemaOver(stored: Settings) {
  return z.custom<WebsiteTyped>().transform((typed, { addIssue }): WebsiteValues => {
    const checked = structuredClone(typed)
    const left: string[] = []
    for (const { path } of websiteForm.schema.safeParse(typed).error?.issues ?? []) {
      const name = path.join('.')
      if (!groups.includes(String(path[0])) || get(typed, name) !== get(stored, name)) continue
      left.push(name)
      set(checked, name, '')
    }
    const { data, error } = websiteForm.schema.safeParse(checked)
    for (const { path, message } of error?.issues ?? []) addIssue({ code: 'custom', message, path })
    if (!data) return z.NEVER
    for (const name of left) set(data, name, get(typed, name))
    return data
  })
}

/**
 * The settings as they are sent. Links and payment details that were not changed are left out: an older version may have
 * stored what is refused today, and the payment link that is shown may be the deployment's own.
 */
export function settingsBody(values: WebsiteValues, loaded: Settings): SettingsUpdate {
  const { bankDetails, ...payment } = values.paymentSettings
  return {
    ...values,
    socialMedia: changed(values.socialMedia, loaded.socialMedia),
    paymentSettings: {
      ...changed(payment, loaded.paymentSettings),
      bankDetails: changed(bankDetails, loaded.paymentSettings.bankDetails),
    },
    updatedAt: loaded.updatedAt,
  }
}

function changed<Texts extends object>(values: Texts, loaded: Texts): Partial<Texts> {
  const names = Object.keys(values) as (keyof Texts)[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== loaded[name]).map((name) => [name, values[name]]),
  ) as Partial<Texts>
}
