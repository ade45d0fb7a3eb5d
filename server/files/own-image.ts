import type { DesignImage, Image } from '#contract/file.ts'
import { standInAlt } from '#contract/picture-kinds.ts'

/** A picture as a body names it: without the text that only stands in for one of its own. @param title its document's */
export function ownImage({ fileId, alt, isLibraryAlt }: Image, title: string) {
  return { fileId, alt: isLibraryAlt || alt === title ? '' : alt }
}

/** As `ownImage`, with the kind that a design's picture has. */
export function ownDesignImage({ fileId, alt, isLibraryAlt, kind }: DesignImage, title: string) {
  return { fileId, alt: isLibraryAlt || alt === standInAlt(title, kind) ? '' : alt, kind }
}
