import { fileIdOf, viewUrl, withOtherFile } from '#contract/file-address.ts'
import type { Db } from '../database/schema.ts'
import { readSettings } from '../settings/repository.ts'
import { changeSettings } from '../settings/save.ts'

/** Has another file stand in the texts, the QR code and the logos of the settings, by their own rules. */
export async function replaceInSettings(tx: Db, id: string, other: string): Promise<void> {
  const { termsAndConditions, privacyPolicy, aboutUs, paymentSettings, identity } = await readSettings(tx)
  const text = (html: string) => withOtherFile(html, id, other)
  const { qrCodeUrl } = paymentSettings.bankDetails
  const { logo, logoOnDark } = identity
  const shows = (image: { fileId: string } | null) => image?.fileId === id
  await changeSettings(tx, {
    ...{ termsAndConditions: text(termsAndConditions), privacyPolicy: text(privacyPolicy) },
    aboutUs: text(aboutUs),
    ...(qrCodeUrl !== '' &&
      fileIdOf(qrCodeUrl) === id && { paymentSettings: { bankDetails: { qrCodeUrl: viewUrl(other) } } }),
    identity: {
      ...(shows(logo) && logo && { logo: { fileId: other, alt: logo.alt } }),
      ...(shows(logoOnDark) && logoOnDark && { logoOnDark: { fileId: other, alt: logoOnDark.alt } }),
    },
  })
}
