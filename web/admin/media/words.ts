import { counted } from '#contract/count.ts'
import { fileSizeOf } from '#contract/file-size.ts'
import type { Media, MediaUse } from '#contract/media.ts'

export const noun = { one: 'File', many: 'Files' }

/** What a file is called: as the library says, or else as it was uploaded. */
export function nameOf({ title, name }: Pick<Media, 'title' | 'name'>): string {
  return title || name
}

/** 'JPEG · 1.4 MB · 1600 × 1067', the last unbroken. */
export function factsOf({ type, size, width, height }: Media): string {
  const format = (type.split('/')[1] ?? '').replace(/\+xml$/, '').replace('quicktime', 'mov')
  const pixels = width && height ? [`${width}\u00a0×\u00a0${height}`] : []
  return [format.toUpperCase(), fileSizeOf(size), ...pixels].join(' · ')
}

/** 'In 2 places', 'Not in use'. */
export function placesOf({ used, uses }: Media): string {
  return used ? `In ${counted(uses, 'place', 'places')}` : 'Not in use'
}

/** What kind of document shows a file: 'Pricing image'. */
export function kindOf({ kind, isInTrash }: MediaUse): string {
  if (isInTrash || kind === null) return 'In the trash'
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
