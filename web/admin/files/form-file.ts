import type { Image, MediaType } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { type PictureKind, standInAlt } from '#contract/picture-kinds.ts'
import type { Progress } from '#web/api/files.ts'
import { charactersIn } from '#web/ui/character-count.tsx'

/** A file of a form: stored with the document already, or newly chosen. */
export interface FormFile {
  key: string
  type: MediaType
  /** Its own alternative text; '' where something else stands in. */
  alt: string
  /** What a picture is of; null where it is to be nothing, none where nobody has said. */
  kind?: PictureKind | null
  /** As the document that is edited shows it. */
  stored?: Image
  /** Newly chosen, with the address of its preview. */
  chosen?: { file: File; previewUrl: string }
  /** None before it is on the server. */
  fileId?: string
  /** None while nothing is on its way. */
  progress?: Progress
  failure?: { message: string; canRetry: boolean }
}

export type StoredImage = Image & { type?: MediaType; kind?: PictureKind | null }

/** A picture's own alternative text: '' where the library's, or what the picture is of and its title, only stand in for one. */
export function ownAlt(
  { alt, isLibraryAlt, kind }: Pick<StoredImage, 'alt' | 'isLibraryAlt' | 'kind'>,
  standIn: string | undefined,
) {
  if (isLibraryAlt) return ''
  return standIn !== undefined && [standIn, standInAlt(standIn, kind)].includes(alt.trim()) ? '' : alt.trim()
}

/** @param standIn what a picture without a text of its own is answered with: that is not to be kept as its own */
export function asStored(images: StoredImage[], standIn: string | undefined): FormFile[] {
  return images.map(({ type = 'image', ...stored }, index) => {
    const { fileId, kind } = stored
    return { key: `${index} ${fileId}`, type, alt: ownAlt(stored, standIn), kind, fileId, stored }
  })
}

export function asChosen(file: File): FormFile & { chosen: object } {
  const type: MediaType = file.type.startsWith('video/') ? 'video' : 'image'
  const chosen = { file, previewUrl: URL.createObjectURL(file) }
  return { key: chosen.previewUrl, type, alt: '', chosen }
}

export const altTooLong = `Alternative text must be at most ${limits.alt} characters`

export function isAltTooLong({ alt }: FormFile): boolean {
  return charactersIn(alt.trim()) > limits.alt
}

/** Which file it is, and what is said of it. */
type Said = Pick<FormFile, 'fileId' | 'alt' | 'kind'>

/** Whether files were added, taken away, moved, described or told to be of another kind since the document was stored. */
export function areChanged(files: Said[], stored: Said[]): boolean {
  const identity = ({ fileId, alt, kind }: Said) => `${fileId} ${kind ?? ''} ${alt.trim()}`
  return files.map(identity).join('\n') !== stored.map(identity).join('\n')
}
