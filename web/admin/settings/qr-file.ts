import { limits } from '#contract/limits.ts'
import { fileMessages, settingsMessages } from '#contract/messages.ts'

/** Why a QR image is not taken, if it is not. */
export function refuseQr({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!type.startsWith('image/')) return fileMessages.notImage
  if (size >= limits.file.qrCode) return settingsMessages.qrTooLarge
}
