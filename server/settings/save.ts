import { fileReference } from '#contract/file.ts'
import { fileIdsIn, viewUrl } from '#contract/file-address.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages, settingsMessages } from '#contract/messages.ts'
import type { PolicyField, Settings, SettingsUpdate } from '#contract/settings.ts'
import { differingWords } from '#contract/words/settings.ts'
import { changedMessage, isStale, nextVersion } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import { storeReplacedNotice } from '../enquiries/notices.ts'
import { conflict, invalid } from '../errors.ts'
import { writeAttachments } from '../files/attachments.ts'
import { isPicture, requireKind } from '../files/kinds.ts'
import { findFiles } from '../files/repository.ts'
import { cleanHtml } from './html.ts'
import { changeIdentity } from './identity.ts'
import { mergeSettings, readSettings, writeSettings } from './repository.ts'

const htmlFields = ['termsAndConditions', 'privacyPolicy', 'aboutUs'] as const
const qrField = 'paymentSettings.bankDetails.qrCodeUrl'

type HtmlTexts = Pick<SettingsUpdate, (typeof htmlFields)[number]>

/** The input with its HTML cleaned, which may take a while: before the transaction, which keeps other writers away. */
export async function withCleanTexts<Input extends HtmlTexts>(input: Input): Promise<Input> {
  const texts = htmlFields.flatMap((field) => {
    const html = input[field]
    return html === undefined ? [] : [{ field, html }]
  })
  const clean = await Promise.all(texts.map(async ({ field, html }) => [field, await cleanHtml(html)]))
  return { ...input, ...Object.fromEntries(clean) }
}

/** Merges deeply; the texts have been cleaned, and the QR image must be a stored one. */
export async function changeSettings(
  tx: Db,
  { updatedAt: given, ...changes }: SettingsUpdate,
): Promise<void> {
  const current = await readSettings(tx)
  if (isStale(given, current.updatedAt)) throw conflict('changed-meanwhile', changedMessage('page'))
  const settings = mergeSettings(current, changes)
  await changeIdentity(tx, current, changes, settings)
  settings.words = differingWords(settings.words)
  for (const field of htmlFields)
    if (changes[field] !== undefined) await attachFilesIn(tx, field, settings[field])
  const { bankDetails } = settings.paymentSettings
  if (bankDetails.qrCodeUrl !== current.paymentSettings.bankDetails.qrCodeUrl)
    bankDetails.qrCodeUrl = await attachQrCode(tx, bankDetails.qrCodeUrl)
  await storeReplacedNotice(tx, current, settings)
  settings.updatedAt = nextVersion(current.updatedAt)
  settings.policiesUpdatedAt = policiesUpdatedAt(current, settings)
  await writeSettings(tx, settings)
}

/** When each of them was last changed, which this change may have done. */
function policiesUpdatedAt(before: Settings, after: Settings): Settings['policiesUpdatedAt'] {
  const times = { ...before.policiesUpdatedAt }
  for (const field of Object.keys(times) as PolicyField[])
    if (after[field] !== before[field]) times[field] = after[field] ? after.updatedAt : null
  return times
}

/** What a text shows stays as long as the text does. */
async function attachFilesIn(tx: Db, field: (typeof htmlFields)[number], html: string): Promise<void> {
  const shown = await findFiles(tx, fileIdsIn(html))
  const inputs = shown.map(({ id }) => ({ fileId: id, alt: '' }))
  await writeAttachments(tx, { kind: 'settings', id: field, role: 'text' }, inputs)
}

/** @returns the address that shows the QR image, '' without one */
async function attachQrCode(tx: Db, url: string): Promise<string> {
  const owner = { kind: 'settings', id: 'settings', role: 'qrCode' } as const
  if (url === '') {
    await writeAttachments(tx, owner, [])
    return ''
  }
  const reference = fileReference.safeParse(url)
  if (!reference.success) throw invalid(qrField, 'File not found', 'unknown-reference')
  const fileId = reference.data
  await requireKind(tx, fileId, {
    field: qrField,
    types: isPicture,
    wrongType: fileMessages.notImage,
    most: limits.file.qrCode - 1,
    tooLarge: settingsMessages.qrTooLarge,
  })
  await writeAttachments(tx, owner, [{ fileId, alt: '' }], qrField)
  return viewUrl(fileId)
}
