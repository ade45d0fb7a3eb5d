import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'

const pictures = ['jpg', 'jpeg', 'gif', 'png', 'webp', 'heic', 'avif']
const films = ['mp4', 'mov']

/** What the file chooser offers where pictures are asked for. */
export const acceptedImages = choice(pictures)

/** What the file chooser offers where pictures and drawn icons are asked for. */
export const acceptedIcons = choice([...pictures, 'svg'])

/** What the file chooser offers where pictures and films are asked for. */
export const acceptedMedia = choice([...pictures, ...films])

/** Why a picture is not taken, if it is not. The name decides: not every browser knows the type of a HEIC file. */
export function refuseImage(file: File): string | undefined {
  if (!pictures.includes(endingOf(file))) return 'Only JPG, PNG, GIF, WebP, HEIC and AVIF images are allowed'
  return refuseSize(file, limits.file.image, fileMessages.imageTooLarge)
}

/** As `refuseImage`, and an SVG is taken too. */
export function refuseIcon(file: File): string | undefined {
  if (endingOf(file) === 'svg') return refuseSize(file, limits.file.vector, fileMessages.vectorTooLarge)
  if (!pictures.includes(endingOf(file)))
    return 'Only SVG, JPG, PNG, GIF, WebP, HEIC and AVIF images are allowed'
  return refuseImage(file)
}

/** Why a picture or film is not taken, if it is not. */
export function refuseMedia(file: File): string | undefined {
  if (films.includes(endingOf(file))) return refuseSize(file, limits.file.video, fileMessages.videoTooLarge)
  if (!pictures.includes(endingOf(file))) return 'Only images, MP4 and MOV videos are allowed'
  return refuseImage(file)
}

/** Refuses what goes beyond the most that a list may hold. */
export function refuseBeyond(most: number, items: string, filesBefore: number): string | undefined {
  return filesBefore >= most ? `At most ${most} ${items} are allowed` : undefined
}

function refuseSize(file: File, most: number, tooLarge: string): string | undefined {
  if (file.size === 0) return 'This file is empty'
  if (file.size > most) return tooLarge
}

function endingOf({ name }: File): string {
  return name.split('.').pop()?.toLowerCase() ?? ''
}

function choice(endings: string[]): string {
  return endings.map((ending) => `.${ending}`).join(',')
}
