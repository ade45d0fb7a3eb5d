import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'

const types = ['jpg', 'jpeg', 'gif', 'png', 'webp', 'heic', 'avif']

/** What the file chooser offers. */
export const acceptedImages = types.map((type) => `.${type}`).join(',')

/** Why a file is not taken, if it is not. The name decides: not every browser knows the type of a HEIC file. */
export function refusalOf(file: File, imagesBefore: number): string | undefined {
  const type = file.name.split('.').pop()?.toLowerCase() ?? ''
  if (!types.includes(type)) return 'Only JPG, PNG, GIF, WebP, HEIC and AVIF images are allowed'
  if (file.size === 0) return 'This file is empty'
  if (file.size > limits.file.image) return fileMessages.imageTooLarge
  if (imagesBefore >= limits.design.images) return `At most ${limits.design.images} images are allowed`
}
