export const storageProject = 'portfolio'
export const storageBucket = 'media'

/** Widths in pixels that a preview can have; any other takes the next wider rung. */
export const previewWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560] as const
export const previewOutputs = ['avif', 'webp', 'jpeg'] as const
export type PreviewOutput = (typeof previewOutputs)[number]

/** Where files are stored, relative to the site. */
export const filesAddress = `/v1/storage/buckets/${storageBucket}/files`
const idInUrl = new RegExp(`${filesAddress}/([^/?#]+)/(?:view|preview|download)`)

/** The address that shows a stored file, relative to the site. */
export function viewUrl(fileId: string): string {
  return `${filesAddress}/${encodeURIComponent(fileId)}/view?project=${storageProject}`
}

/** The address of a rendition of a stored image, `width` pixels wide. */
export function previewUrl(fileId: string, width: number, output: PreviewOutput): string {
  return `${filesAddress}/${encodeURIComponent(fileId)}/preview?width=${width}&output=${output}&project=${storageProject}`
}

/** The ids of all files whose addresses a text contains. */
export function fileIdsIn(text: string): string[] {
  const found = text.matchAll(new RegExp(idInUrl, 'g'))
  return [...new Set([...found].map(([, id]) => id as string))]
}

/** The file id that a view address names; the text itself where it is no such address. */
export function fileIdOf(idOrUrl: string): string {
  return idInUrl.exec(idOrUrl)?.[1] ?? idOrUrl
}

/** A text in which another file's address stands wherever that of `id` stood. */
export function withOtherFile(text: string, id: string, other: string): string {
  return text.replaceAll(`${filesAddress}/${id}/`, `${filesAddress}/${other}/`)
}
