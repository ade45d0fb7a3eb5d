import { z } from 'zod'
import { described, named } from './described.ts'
import { countOf, moment, text } from './fields.ts'
import { fileIdOf, storageBucket } from './file-address.ts'
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
export const fileTypes = [...imageTypes, ...videoTypes] as const
export type FileType = (typeof fileTypes)[number]

const share = (label: string) =>
  z
    .number({ error: `${label} must be a number` })
    .min(0, `${label} must be from 0 to 1`)
    .max(1, `${label} must be from 0 to 1`)

export const focalPoint = named(
  'FocalPoint',
  'The point of a picture that no crop cuts off.',
  z.object(
    {
      x: described(share('Focus x'), 'From the left edge, 0, to the right, 1.', 0.5),
      y: described(share('Focus y'), 'From the upper edge, 0, to the lower, 1.', 0.25),
    },
    { error: 'Focus must be a point with x and y' },
  ),
)
export type FocalPoint = z.infer<typeof focalPoint>

/** A picture as any response shows it. `placeholder` is a tiny blurred data URL; sizes are pixels, null where unknown. */
const imageFields = {
  fileId: described(z.string(), 'The id of the stored file.', '6740a1b2c3d4e5f607182a01'),
  url: described(
    z.string(),
    'The address of the picture as it was stored, relative to the site; renditions stand under `preview`.',
    '/v1/storage/buckets/media/files/6740a1b2c3d4e5f607182a01/view?project=portfolio',
    { format: 'uri-reference' },
  ),
  alt: described(
    z.string(),
    'What the picture shows, for whoever cannot see it.',
    'The house from the street',
  ),
  width: described(z.int().nullable(), 'Width in pixels, upright; null where it is not known.', 1600),
  height: described(z.int().nullable(), 'Height in pixels, upright; null where it is not known.', 1067),
  placeholder: described(
    z.string().nullable(),
    'A blurred preview of a few bytes, as a data URL, to be shown until the picture is there; null where there is none.',
    'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA=',
  ),
  focus: described(
    focalPoint.optional(),
    'The point that no crop cuts off, where the library says one; otherwise the middle.',
  ),
  isLibraryAlt: described(
    z.literal(true).optional(),
    'Where `alt` is the text of the library, because this place has none of its own.',
    true,
  ),
}
export const image = named(
  'Image',
  'A stored picture, with what a page needs to leave room for it.',
  z.object(imageFields),
)
export type Image = z.infer<typeof image>

export const pictureKind = z.enum(pictureKinds, { error: `Kind must be one of ${pictureKinds.join(', ')}` })

export const designImage = named(
  'DesignImage',
  'A picture of a design.',
  z.object({
    ...imageFields,
    kind: described(
      pictureKind.nullable(),
      'What kind of picture it is; null where nobody has said so.',
      'photo',
    ),
  }),
)
export type DesignImage = z.infer<typeof designImage>

const fileIdPattern = /^[\w.-]{1,36}$/

/** A stored file's id, or an address that names one. */
export const fileReference = z
  .string({ error: 'File not found' })
  .transform(fileIdOf)
  .refine((id) => fileIdPattern.test(id), 'File not found')

const plainReference = fileReference.transform((fileId) => ({ fileId, alt: '' }))
const reference = z.object({
  fileId: described(
    fileReference,
    'The id of a stored file, or its view address.',
    '6740a1b2c3d4e5f607182a01',
  ),
  alt: described(
    text('Alternative text', limits.alt)
      .nullish()
      .transform((alt) => alt ?? ''),
    'What the picture shows; without it a text is made of the title of what it belongs to.',
    'The house from the street',
  ),
})

/** Its `url` is rebuilt from the id. */
export const imageInput = named(
  'ImageInput',
  'A stored picture as a body names it: by an object, or by the id or view address of the file alone.',
  z.union([plainReference, reference], {
    error: ({ errors = [] }) => wrongBeside(errors) ?? 'File not found',
  }),
)
export type ImageInput = z.infer<typeof imageInput>

const designReference = reference.extend({
  kind: described(
    pictureKind.nullish(),
    'What kind of picture it is. Without it a picture keeps the kind that it has; null takes the kind away.',
    'photo',
  ),
})

export const designImageInput = named(
  'DesignImageInput',
  'A picture of a design as a body names it: by an object, or by the id or view address of the file alone.',
  z.union([plainReference, designReference], {
    error: ({ errors = [] }) => wrongBeside(errors) ?? 'File not found',
  }),
)
export type DesignImageInput = z.infer<typeof designImageInput> & { kind?: PictureKind | null }

/** What is wrong with what is said of a picture, whichever file it names. */
function wrongBeside(errors: z.core.$ZodIssue[][]): string | undefined {
  return errors.flat().find(({ path }) => path[0] === 'kind' || path[0] === 'alt')?.message
}

function namesNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return isNothing(value)
  return 'fileId' in value ? isNothing(value.fileId) : Object.keys(value).length === 0
}

const isNothing = (value: unknown) => value === '' || value === null || value === undefined

/** As `imageInput`; null, '', an empty object or one whose file id is null or '' means no picture. */
export const optionalImageInput = z.preprocess(
  (value) => (namesNothing(value) ? null : value),
  imageInput.nullable(),
)

export const mediaType = z.enum(['image', 'video'], { error: 'Type must be image or video' })
export type MediaType = z.infer<typeof mediaType>

const pictureColor = named(
  'PictureColor',
  'A colour that a picture is remembered by.',
  z.object({
    name: described(z.string(), 'What architects call it.', 'terracotta'),
    hex: described(z.string(), 'Its red, green and blue, as `#rrggbb`.', '#b85c3e'),
  }),
)
export type PictureColor = z.infer<typeof pictureColor>

export const storedFile = named(
  'StoredFile',
  "A stored file as Appwrite's storage calls show it, with the colours of a picture beside it.",
  z.object({
    $id: described(z.string(), 'The id of the file.', '6740a1b2c3d4e5f607182a01'),
    bucketId: described(z.string(), 'The bucket that it lies in.', storageBucket),
    $createdAt: moment(
      'When it was stored; before it is complete, when its upload began',
      '2026-11-20T05:10:00.000Z',
    ),
    $updatedAt: moment('The same as `$createdAt`: a stored file never changes', '2026-11-20T05:10:00.000Z'),
    $permissions: described(z.array(z.string()), 'Always empty: everybody may read every file.', []),
    name: described(z.string(), 'The name that it was uploaded with.', 'house.jpg'),
    signature: described(
      z.string(),
      'The SHA-256 of its content in hexadecimal digits; empty until the upload is complete.',
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    ),
    mimeType: described(
      z.string(),
      'What it is, by its content; empty until the upload is complete.',
      'image/jpeg',
    ),
    sizeOriginal: countOf('Its size in bytes.', 482_113),
    chunksTotal: countOf('In how many chunks of 5 MB it is uploaded.', 1),
    chunksUploaded: countOf('How many chunks have arrived, up to the first that is missing.', 1),
    colors: described(z.array(pictureColor), 'Up to five colours of a picture, the strongest first.'),
  }),
)
export type StoredFile = z.infer<typeof storedFile>
