import { get } from 'react-hook-form'
import { z } from 'zod'
import { type Settings, type SettingsUpdate, type TypedSettings, typedSettings } from '#contract/settings.ts'

/** The form's fields: every setting. The QR code is stored by itself. */
export type WebsiteValues = TypedSettings

/** The settings in which only what was touched is checked and sent. */
const groups = ['socialMedia', 'paymentSettings']

/** What the form begins with. */
export function typedFrom({ updatedAt, ...values }: Settings): WebsiteValues {
  return values
}

/** What may be typed over `stored`; a link or a code that lies there already keeps nobody from saving. */
export function websiteValuesOver(stored: Settings) {
  return z.custom<WebsiteValues>().transform((typed, { addIssue }): WebsiteValues => {
    const { data, error } = typedSettings.safeParse(typed)
    for (const { path, message } of error?.issues ?? []) {
      const name = path.join('.')
      const isKept = groups.includes(String(path[0])) && get(typed, name) === get(stored, name)
      if (!isKept) addIssue({ code: 'custom', message, path })
    }
    return data ?? typed
  })
}

/**
 * The settings as they are sent. Links and payment details that were not touched are left out: an older version may have
 * stored what is refused today, and the payment link that is shown may be the deployment's own.
 */
export function bodyOf(values: WebsiteValues, loaded: Settings): SettingsUpdate {
  const { bankDetails, ...payment } = values.paymentSettings
  const { qrCodeUrl, ...bank } = bankDetails
  return {
    ...values,
    socialMedia: touched(values.socialMedia, loaded.socialMedia),
    paymentSettings: {
      ...touched(payment, loaded.paymentSettings),
      bankDetails: touched(bank, loaded.paymentSettings.bankDetails),
    },
    updatedAt: loaded.updatedAt,
  }
}

function touched<Texts extends object>(values: Texts, loaded: Texts): Partial<Texts> {
  const names = Object.keys(values) as (keyof Texts)[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== loaded[name]).map((name) => [name, values[name]]),
  ) as Partial<Texts>
}
