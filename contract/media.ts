import { z } from 'zod'
import { endOfDay, startOfDay } from './dates.ts'
import { described, describedQuery, named } from './described.ts'
import { countOf, isoDay, line, moment, paging, queryFlag, search, text, updatedAt } from './fields.ts'
import { fileReference, fileTypes, focalPoint } from './file.ts'
import { limits } from './limits.ts'

/** What a file of the library is: a picture of pixels, a picture stored as SVG, a film. */
export const mediaKinds = ['image', 'drawing', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const mediaSorts = ['newest', 'oldest', 'largest', 'smallest', 'name'] as const
export type MediaSort = (typeof mediaSorts)[number]

function bytes(label: string, description: string, example: number) {
  const text = z
    .string()
    .regex(/^\d{1,15}$/, `${label} must be a whole number`)
    .transform(Number)
    .optional()
  return describedQuery(text, description, example, { type: 'integer', minimum: 0 })
}

const wrongType = `Type must be one of ${fileTypes.join(', ')}`
const mediaType = z.enum(fileTypes, { error: wrongType })

const mediaFilters = {
  kind: described(
    z.enum(mediaKinds, { error: `Kind must be one of ${mediaKinds.join(', ')}` }).optional(),
    'Only pictures, only drawings (SVG), or only films.',
    'image',
  ),
  type: describedQuery(
    z.union([mediaType.transform((type) => [type]), z.array(mediaType)], { error: wrongType }).optional(),
    'Only files of these media types: one parameter each.',
    ['image/jpeg'],
    { type: 'array', items: { type: 'string' } },
  ),
  used: queryFlag(
    'Used',
    'Only files that something shows, what lies in the trash included, or only those that nothing shows.',
  ),
  minSize: bytes('Minimum size', 'The least size, in bytes.', 100_000),
  maxSize: bytes('Maximum size', 'The greatest size, in bytes.', 5_000_000),
  from: described(
    isoDay('From').transform(startOfDay).optional(),
    'Only files stored since this day began in India, as ISO 8601.',
    '2026-11-01',
  ),
  to: described(
    isoDay('To').transform(endOfDay).optional(),
    'Only files stored until this day ended in India, as ISO 8601.',
    '2026-11-21',
  ),
  search: search(
    'Only files that have every word of it in name, title, alternative text or credit.',
    'courtyard',
  ),
}
export type MediaFilters = Partial<z.infer<z.ZodObject<typeof mediaFilters>>>

export const mediaQuery = z.object({
  ...mediaFilters,
  sort: described(
    z.enum(mediaSorts, { error: `Sort must be one of ${mediaSorts.join(', ')}` }).default('newest'),
    'Which come first.',
    'newest',
  ),
  ...paging,
})
export type MediaQuery = z.infer<typeof mediaQuery>

const mediaUse = named(
  'MediaUse',
  'A document that shows a file.',
  z.object({
    kind: described(
      z.string().nullable(),
      'What kind of document it is, `design` or `pricingImage` as an example; null of what lies in the trash.',
      'design',
    ),
    _id: described(
      z.string(),
      'The id of the document, or the name of the text of the settings.',
      '6740a1b2c3d4e5f60718293a',
    ),
    name: described(z.string(), 'What it is called.', 'Courtyard house (ARC-1001)'),
    link: described(
      z.string(),
      'The page of the back-office where it is kept, relative to the site.',
      '/admin/designs/6740a1b2c3d4e5f60718293a/edit',
      { format: 'uri-reference' },
    ),
    isInTrash: described(z.boolean(), 'Whether it lies in the trash, from where it can be restored.', false),
  }),
)
export type MediaUse = z.infer<typeof mediaUse>

export const media = named(
  'Media',
  'A file of the library: what it is, what is said of it, and what shows it.',
  z.object({
    _id: described(z.string(), 'The id of the file.', '6740a1b2c3d4e5f607182a01'),
    name: described(z.string(), 'The name that it was uploaded with.', 'house.jpg'),
    kind: described(z.enum(mediaKinds), 'A picture, a drawing (SVG) or a film.', 'image'),
    type: described(z.string(), 'Its media type, by its content.', 'image/jpeg'),
    size: countOf('Its size in bytes.', 482_113),
    width: described(z.int().nullable(), 'Width in pixels, upright; null where it is not known.', 1600),
    height: described(z.int().nullable(), 'Height in pixels, upright; null where it is not known.', 1067),
    url: described(
      z.string(),
      'The address of the file as it was stored, relative to the site.',
      '/v1/storage/buckets/media/files/6740a1b2c3d4e5f607182a01/view?project=portfolio',
      { format: 'uri-reference' },
    ),
    placeholder: described(
      z.string().nullable(),
      'A blurred preview of a few bytes, as a data URL; null where there is none.',
      'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA=',
    ),
    title: described(z.string(), 'What it is called in the library.', 'The house at dusk'),
    alt: described(
      z.string(),
      'What it shows, for whoever cannot see it: wherever it is shown without a text of its own.',
      'The house from the street',
    ),
    credit: described(z.string(), 'Who made it.', 'Photograph: R. Menon'),
    focus: described(focalPoint.nullable(), 'The point that no crop cuts off; null for the middle.'),
    used: described(z.boolean(), 'Whether something shows it, what lies in the trash included.', true),
    uses: countOf('How many documents show it.', 1),
    usedIn: described(
      z.array(mediaUse),
      `Which do: in a list at most ${limits.media.usesInList}, of one file at most ${limits.media.uses}.`,
    ),
    createdAt: moment('When it was stored', '2026-11-20T05:10:00.000Z'),
    updatedAt: moment('When something else was last said of it', '2026-11-21T08:35:00.000Z'),
    removedAt: described(
      z.iso.datetime().nullable(),
      'From when on it is removed, unless something shows it by then or an earlier version keeps it; null of what is shown.',
      '2026-11-22T08:35:00.000Z',
    ),
  }),
)
export type Media = z.infer<typeof media>

export const mediaUpdate = named(
  'MediaUpdate',
  'What is to be said of a file of the library.',
  z.object({
    title: described(
      line('Title', limits.line).optional(),
      'What it is called in the library.',
      'The house at dusk',
    ),
    alt: described(
      text('Alternative text', limits.alt).optional(),
      'What it shows, for whoever cannot see it.',
      'The house from the street',
    ),
    credit: described(line('Credit', limits.line).optional(), 'Who made it.', 'Photograph: R. Menon'),
    focus: described(
      focalPoint.nullable().optional(),
      'The point that no crop cuts off; null for the middle.',
    ),
    updatedAt,
  }),
)
export type MediaUpdate = z.infer<typeof mediaUpdate>

export const mediaReplace = named(
  'MediaReplace',
  'What takes the place of a file.',
  z.object({
    fileId: described(
      z.preprocess(
        (value) => value ?? '',
        z.string({ error: 'File not found' }).min(1, 'No file provided').pipe(fileReference),
      ),
      'The id of another stored file, or its view address.',
      '6740a1b2c3d4e5f607182a02',
    ),
  }),
)
export type MediaReplace = z.infer<typeof mediaReplace>

const mostAtOnce = `At most ${limits.media.download} files can be downloaded at once`

export const mediaDownload = named(
  'MediaDownload',
  'Which files of the library are wanted.',
  z.object({
    ids: described(
      z
        .array(
          z.string('Files must be given by their ids').transform((id) => id.replaceAll('\0', '\ufffd')),
          'Files must be given by their ids',
        )
        .min(1, 'No file chosen')
        .max(limits.media.download, mostAtOnce),
      'Their ids.',
      ['6740a1b2c3d4e5f607182a01'],
    ),
  }),
)
