import type { Settings } from '#contract/settings.ts'
import { field, type Part } from '../forms/comparison.ts'
import { bankFields } from './payment-fields.tsx'
import { socialFields } from './social-fields.tsx'
import type { WebsiteValues } from './website-values.ts'

/** What the website's form consists of, as a person tells it apart. */
export const websiteParts: Part<WebsiteValues, Settings>[] = [
  field('Website Name', 'websiteName'),
  field('Contact Email', 'contactEmail'),
  field('Contact Phone', 'contactPhone'),
  field('Business Address', 'address'),
  ...socialFields.map(({ name, label }) => field<WebsiteValues>(label, name)),
  field('Razorpay Link', 'paymentSettings.razorpayLink'),
  field('UPI ID', 'paymentSettings.upiId'),
  ...bankFields.map(({ name, label }) => field<WebsiteValues>(label, name)),
  field('About Us', 'aboutUs'),
  field('Terms & Conditions', 'termsAndConditions'),
  field('Privacy Policy', 'privacyPolicy'),
  field('Meta Title', 'metaTitle'),
  field('Meta Description', 'metaDescription'),
  field('Maintenance Mode', 'maintenanceMode'),
]
