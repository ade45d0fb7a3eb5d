import { fileIdOf, viewUrl, withOtherFile } from '#contract/file-address.ts'
import type { Settings } from '#contract/settings.ts'
import type { Db } from '../database/schema.ts'
import { readSettings } from '../settings/repository.ts'
import { changeSettings } from '../settings/save.ts'

/** Whether a file is the QR code by which the firm is paid. */
export function isQrCode({ paymentSettings }: Pick<Settings, 'paymentSettings'>, id: string): boolean {
  const { qrCodeUrl } = paymentSettings.bankDetails
  return qrCodeUrl !== '' && fileIdOf(qrCodeUrl) === id
}

/** Has another file stand in the texts, the QR code and the logos of the settings, by their own rules. */
export async function replaceInSettings(tx: Db, id: string, other: string): Promise<void> {
  const stored = await readSettings(tx)
  const { termsAndConditions, privacyPolicy, aboutUs, identity } = stored
  const text = (html: string) => withOtherFile(html, id, other)
  const { logo, logoOnDark } = identity
  const shows = (image: { fileId: string } | null) => image?.fileId === id
  await changeSettings(tx, {
    ...{ termsAndConditions: text(termsAndConditions), privacyPolicy: text(privacyPolicy) },
    aboutUs: text(aboutUs),
    ...(isQrCode(stored, id) && { paymentSettings: { bankDetails: { qrCodeUrl: viewUrl(other) } } }),
    identity: {
      ...(shows(logo) && logo && { logo: { fileId: other, alt: logo.alt } }),
      ...(shows(logoOnDark) && logoOnDark && { logoOnDark: { fileId: other, alt: logoOnDark.alt } }),
    },
  })
}
