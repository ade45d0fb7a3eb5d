import { z } from 'zod'
import { text } from './fields.ts'
import { limits } from './limits.ts'

export const storageProject = 'portfolio'
export const storageBucket = 'media'

/** Widths in pixels that a preview can have; any other takes the next wider rung. */
export const previewWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560] as const
export const previewOutputs = ['avif', 'webp', 'jpeg'] as const
export type PreviewOutput = (typeof previewOutputs)[number]

export const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/svg+xml',
] as const
export const videoTypes = ['video/mp4', 'video/quicktime'] as const
export type FileType = (typeof imageTypes)[number] | (typeof videoTypes)[number]

const filePath = `/v1/storage/buckets/${storageBucket}/files`

/** The address that shows a stored file, relative to the site. */
export function viewUrl(fileId: string): string {
  return `${filePath}/${encodeURIComponent(fileId)}/view?project=${storageProject}`
}

/** The address of a rendition of a stored image, `width` pixels wide. */
export function previewUrl(fileId: string, width: number, output: PreviewOutput): string {
  return `${filePath}/${encodeURIComponent(fileId)}/preview?width=${width}&output=${output}&project=${storageProject}`
}

const idInUrl = new RegExp(`${filePath}/([^/?#]+)/(?:view|preview|download)`)

/** The file id that a view address names; the text itself where it is no such address. */
export function fileIdOf(idOrUrl: string): string {
  const found = idInUrl.exec(idOrUrl)?.[1]
  return found ?? idOrUrl
}

/** A picture as any answer shows it. `placeholder` is a tiny blurred data URL; sizes are pixels, null where unknown. */
export const image = z.object({
  fileId: z.string(),
  url: z.string(),
  alt: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  placeholder: z.string().nullable(),
})
export type Image = z.infer<typeof image>

const idPattern = /^[\w.-]{1,36}$/

/** A stored file's id, or an address that names one. */
export const fileReference = z
  .string({ error: 'File not found' })
  .transform(fileIdOf)
  .refine((id) => idPattern.test(id), 'File not found')

/** A picture as a body names it: its `url` is rebuilt from the id, a plain string is an id or a view address. */
export const imageInput = z.union(
  [
    fileReference.transform((fileId) => ({ fileId, alt: '' })),
    z.object({
      fileId: fileReference,
      alt: text('Alternative text', limits.alt)
        .nullish()
        .transform((alt) => alt ?? ''),
    }),
  ],
  { error: 'File not found' },
)
export type ImageInput = z.infer<typeof imageInput>

const namesNothing = (value: unknown) =>
  value === '' ||
  value === undefined ||
  (typeof value === 'object' && value !== null && !('fileId' in value && value.fileId))

/** As `imageInput`; null, '' or an object without a file id means no picture. */
export const optionalImageInput = z.preprocess(
  (value) => (namesNothing(value) ? null : value),
  imageInput.nullable(),
)

export const mediaType = z.enum(['image', 'video'], { error: 'Type must be image or video' })
export type MediaType = z.infer<typeof mediaType>

/** A stored file as Appwrite's storage calls answer it. */
export const storedFile = z.object({
  $id: z.string(),
  bucketId: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  $permissions: z.array(z.string()),
  name: z.string(),
  signature: z.string(),
  mimeType: z.string(),
  sizeOriginal: z.number(),
  chunksTotal: z.number(),
  chunksUploaded: z.number(),
})
export type StoredFile = z.infer<typeof storedFile>

export const fileMessages = {
  missing: 'No file provided',
  notFound: 'File not found',
  unknownType: 'This kind of file is not accepted. Please choose an image or a video.',
  unreadable: 'This file is damaged and cannot be read.',
  imageTooLarge: 'File is too large. Maximum size is 10MB',
  vectorTooLarge: 'File is too large. Maximum size is 2MB',
  videoTooLarge: 'File is too large. Maximum size is 50MB',
} as const
