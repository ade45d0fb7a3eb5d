import { type FileType, fileTypes } from '#contract/file.ts'
import type { Media } from '#contract/media.ts'
import type { FormFile, StoredImage } from './form-file.ts'

const endings: Record<string, string> = { 'svg+xml': 'svg', quicktime: 'mov' }

/** What a file would be called, did it come from a folder: its type tells its ending. */
function endingOf({ type }: Pick<Media, 'type'>): string {
  const subtype = type.split('/')[1] ?? ''
  return endings[subtype] ?? subtype
}

/** Whether a form takes a file of that kind. @param accept as an input of files says it: '.jpg,.png' */
export function isAccepted(file: Pick<Media, 'type'>, accept: string): boolean {
  const ending = endingOf(file)
  const names =
    ending === 'jpeg' ? ['jpeg', 'jpg', 'image/*'] : [ending, ...(ending === 'mov' ? [] : ['image/*'])]
  const offered = accept.split(',').map((one) => one.trim().replace(/^\./, ''))
  return offered.some((one) => names.includes(one) || one === file.type)
}

/** The types of the files that a form takes. @param accept as an input of files says it */
export function typesOf(accept: string): FileType[] {
  return fileTypes.filter((type) => isAccepted({ type }, accept))
}

/** What a form checks of a file before it takes it: its name, type and size. */
export function asOffered(file: Media): File {
  const { name, type, size } = file
  return { name: `${name.replace(/\.\w+$/, '')}.${endingOf(file)}`, type, size } as File
}

/** A file of the library as a form shows it, with no text of its own. */
export function asPicked(file: Media): FormFile {
  const { _id: fileId, url, alt, width, height, placeholder, focus } = file
  const stored: StoredImage = { fileId, url, alt, width, height, placeholder, ...(focus && { focus }) }
  return {
    key: `library ${fileId}`,
    type: file.kind === 'video' ? 'video' : 'image',
    alt: '',
    fileId,
    stored,
  }
}
