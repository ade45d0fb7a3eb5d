import { z } from 'zod'
import { text } from './fields.ts'
import { fileIdOf } from './file-address.ts'
import { limits } from './limits.ts'
import { type PictureKind, pictureKinds } from './picture-kinds.ts'

const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/svg+xml',
] as const
const videoTypes = ['video/mp4', 'video/quicktime'] as const
export type FileType = (typeof imageTypes)[number] | (typeof videoTypes)[number]

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

export const pictureKind = z.enum(pictureKinds, { error: `Kind must be one of ${pictureKinds.join(', ')}` })

/** A picture of a design; `kind` is null where nobody has said what it is of. */
export const designImage = image.extend({ kind: pictureKind.nullable() })
export type DesignImage = z.infer<typeof designImage>

const fileIdPattern = /^[\w.-]{1,36}$/

/** A stored file's id, or an address that names one. */
export const fileReference = z
  .string({ error: 'File not found' })
  .transform(fileIdOf)
  .refine((id) => fileIdPattern.test(id), 'File not found')

const plainReference = fileReference.transform((fileId) => ({ fileId, alt: '' }))
const reference = z.object({
  fileId: fileReference,
  alt: text('Alternative text', limits.alt)
    .nullish()
    .transform((alt) => alt ?? ''),
})

/** A picture as a body names it: its `url` is rebuilt from the id, a plain string is an id or a view address. */
export const imageInput = z.union([plainReference, reference], { error: 'File not found' })
export type ImageInput = z.infer<typeof imageInput>

/** A design's picture as a body names it; one that says nothing of its kind keeps the kind that it has. */
export const designImageInput = z.union([plainReference, reference.extend({ kind: pictureKind.nullish() })], {
  error: ({ errors = [] }) => wrongKind(errors) ?? 'File not found',
})
export type DesignImageInput = z.infer<typeof designImageInput> & { kind?: PictureKind | null }

function wrongKind(errors: z.core.$ZodIssue[][]): string | undefined {
  return errors.flat().find(({ path }) => path[0] === 'kind')?.message
}

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

/** A colour that a picture is remembered by, as `#rrggbb`, and what architects call it. */
const pictureColor = z.object({ name: z.string(), hex: z.string() })
export type PictureColor = z.infer<typeof pictureColor>

/** A stored file as Appwrite's storage calls answer it, and the up to five colours of a picture. */
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
  colors: z.array(pictureColor),
})
export type StoredFile = z.infer<typeof storedFile>
