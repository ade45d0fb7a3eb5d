import type { Image } from '#contract/file.ts'
import type { Size } from './zoom.ts'

const unknown: Size = { width: 1200, height: 800 }

/** A picture's own size, in whose proportions it is shown. */
export function sizeOf(image: Image | undefined): Size {
  return image?.width && image.height ? { width: image.width, height: image.height } : unknown
}
