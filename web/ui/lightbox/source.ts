import type { Image } from '#contract/file.ts'
import { type PreviewOutput, previewUrl, previewWidths } from '#contract/file-address.ts'

/** One of the files that show a picture: a rendition so many pixels wide, or, with null, the original. */
export interface Source {
  width: number | null
}

type Stored = Pick<Image, 'fileId' | 'width'>

const top = previewWidths[previewWidths.length - 1] as number
export const original: Source = { width: null }

/**
 * The smallest file that is sharp at so many pixels across. Only an enlarged picture is worth the original: beyond the
 * renditions it has more to show, and a vector drawing is sharp at any size.
 */
export function sourceFor({ fileId, width }: Stored, pixels: number, isEnlarged: boolean): Source {
  if (!fileId) return original
  const own = Math.min(width ?? top, top)
  if (isEnlarged && pixels > own) return original
  const needed = Math.min(pixels, own)
  return { width: previewWidths.find((rung) => rung >= needed) ?? top }
}

/** True where the one shows as much as the other, or more. */
export function isAsSharp(one: Source, other: Source): boolean {
  return one.width === null || (other.width !== null && one.width >= other.width)
}

export function addressOf({ fileId, url }: Image, { width }: Source, output: PreviewOutput): string {
  return width === null ? url : previewUrl(fileId, width, output)
}

/** The widest rendition of a picture that the page shows already; it is there at once. */
export function loadedOnPage({ fileId }: Stored): string | undefined {
  if (!fileId) return undefined
  const address = `/files/${encodeURIComponent(fileId)}/preview?`
  const loaded = [...document.images].filter(
    ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc.includes(address),
  )
  return loaded.sort((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc
}
