import type { z } from 'zod'
import { type Settings, type SettingsUpdate, settings } from '#contract/settings.ts'

/** The form's fields: every setting. The QR code is stored by itself. */
export const websiteValues = settings.omit({ updatedAt: true })
export type WebsiteValues = z.infer<typeof websiteValues>

/** What the form begins with. */
export function typedFrom({ updatedAt, ...values }: Settings): WebsiteValues {
  return values
}

/**
 * The settings as they are sent. A payment link that was not touched is left out: what the form shows may be the
 * deployment's own, which is not to be saved as the firm's.
 */
export function bodyOf(values: WebsiteValues, loaded: Settings): SettingsUpdate {
  const { razorpayLink, bankDetails, ...payment } = values.paymentSettings
  const { qrCodeUrl, ...bank } = bankDetails
  return {
    ...values,
    paymentSettings: {
      ...payment,
      bankDetails: bank,
      ...(razorpayLink !== loaded.paymentSettings.razorpayLink && { razorpayLink }),
    },
    updatedAt: loaded.updatedAt,
  }
}
