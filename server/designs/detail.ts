import { fileIdsIn } from '#contract/file-address.ts'
import { isHtml } from '#contract/rich-text.ts'
import type { Db } from '../database/schema.ts'
import { writeAttachments } from '../files/attachments.ts'
import { findFiles } from '../files/repository.ts'
import { cleanHtml } from '../settings/html.ts'

/**
 * What is saved of a design, its detailed description cleaned where that is HTML. That may take a while: before the
 * transaction, which keeps other writers away.
 */
export async function withCleanDetail<Input extends { detailedDescription?: string | undefined }>(
  input: Input,
): Promise<Input> {
  const { detailedDescription } = input
  if (detailedDescription === undefined || !isHtml(detailedDescription)) return input
  return { ...input, detailedDescription: await cleanHtml(detailedDescription) }
}

/** What the text shows stays as long as the text does. */
export async function attachDetailFiles(tx: Db, id: string, detailedDescription: string): Promise<void> {
  const shown = isHtml(detailedDescription) ? await findFiles(tx, fileIdsIn(detailedDescription)) : []
  const inputs = shown.map((file) => ({ fileId: file.id, alt: '' }))
  await writeAttachments(tx, { kind: 'design', id, role: 'text' }, inputs)
}
