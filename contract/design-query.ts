import { z } from 'zod'
import { colorChoices } from './color-choices.ts'
import { described, describedQuery, named } from './described.ts'
import { countOf, paging, queryFlag, queryLimit, search, slug, word } from './fields.ts'
import { asStoreys } from './house.ts'
import { facings } from './house-shown.ts'
import { idPattern } from './identity.ts'
import { limits } from './limits.ts'
import { pictureKinds } from './picture-kinds.ts'
import { statusQuery } from './publishing.ts'

export const designSorts = [
  'newest',
  'oldest',
  'updated',
  'title',
  'title-desc',
  'category',
  'category-desc',
  'featured',
  'price-asc',
  'price-desc',
  'area-asc',
  'area-desc',
  'popular',
] as const
export type DesignSort = (typeof designSorts)[number]

/** What a design can be shown without, and sells worse for. */
export const designGaps = ['price', 'picture', 'alt', 'house'] as const
export type DesignGap = (typeof designGaps)[number]

/** Whether a number of a query can be reckoned with. */
export function isCountable(number: number): boolean {
  return number <= limits.figure
}

export function tooLarge(label: string): string {
  return `${label} must be at most ${limits.figure}`
}

function figure(label: string, description: string, example: number) {
  const text = z
    .string()
    .regex(/^\d+(\.\d+)?$/, `${label} must be a number`)
    .transform(Number)
    .refine(isCountable, tooLarge(label))
    .optional()
  return describedQuery(text, description, example, { type: 'number', minimum: 0 })
}

const wholePattern = /^\d{1,4}$/

export function readWhole(label: string) {
  return z.string().regex(wholePattern, `${label} must be a whole number`).transform(Number)
}

/** `2`, `G+1`, and `G 1`, as an address reads the sign. */
export const readStoreys = z
  .string()
  .transform((said) => asStoreys(said.replace(/^g\s+(?=\d)/i, 'g+')))
  .pipe(z.union([z.number(), readWhole('Floors')], { error: 'Floors must be a whole number, or like G+1' }))

export const readFacing = z
  .string()
  .transform((said) => facings.find((facing) => facing.toLowerCase() === said.trim().toLowerCase()) ?? said)
  .pipe(z.enum(facings, { error: `Facing must be one of ${facings.join(', ')}` }))

/** A parameter that may be repeated: one value of it must match. */
export function choices<Value>(
  value: z.ZodType<Value, string>,
  description: string,
  example: (string | number)[],
) {
  const values = z
    .union([word.transform((one) => [one]), z.array(word)])
    .transform((said, context) =>
      said.map((one) => {
        const read = value.safeParse(one)
        if (read.success) return read.data
        context.addIssue({ code: 'custom', message: read.error.issues[0]?.message })
        return z.NEVER
      }),
    )
    .optional()
  const type = typeof example[0] === 'number' ? 'integer' : 'string'
  return describedQuery(values, description, example, { type: 'array', items: { type } })
}

const designFilters = {
  id: describedQuery(
    z
      .union([word.transform((one) => [one]), z.array(word)])
      .transform((ids) => ids.map((one) => one.toLowerCase()))
      .optional(),
    'Only the designs with these ids. It is repeated for each.',
    ['6740a1b2c3d4e5f60718293a'],
    { type: 'array', items: { type: 'string' } },
  ),
  categorySlug: described(word.optional(), 'Only designs of the category with this slug.', 'architecture'),
  subcategorySlug: described(word.optional(), 'Only designs of subcategories with this slug.', 'villa'),
  search: search(
    'Only designs that it seeks, the best first: by bedrooms, plot, area, storeys, facing and budget as people type them (`3bhk 30x40 east`), and by words of title, code, descriptions, tags and category names. `understood` says what was read.',
    'courtyard',
  ),
  tag: describedQuery(
    z.union([word.transform((tag) => [tag]), z.array(word)]).optional(),
    'Only designs with this tag. It may be repeated, and every one must match.',
    ['modern'],
    { type: 'array', items: { type: 'string' } },
  ),
  featured: queryFlag('Featured', 'Only designs that are featured, or only those that are not.'),
  trending: queryFlag('Trending', 'Only designs that are trending, or only those that are not.'),
  minPrice: figure(
    'Minimum price',
    'The least that a visitor pays, in rupees; designs without a price are left out.',
    500_000,
  ),
  maxPrice: figure(
    'Maximum price',
    'The most that a visitor pays, in rupees; designs without a price are left out.',
    3_000_000,
  ),
  minArea: figure(
    'Minimum area',
    'The least built-up area, in square feet; designs without one are left out.',
    1000,
  ),
  maxArea: figure(
    'Maximum area',
    'The greatest built-up area, in square feet; designs without one are left out.',
    3000,
  ),
  bedrooms: choices(
    readWhole('Bedrooms'),
    'Only designs with so many bedrooms. It may be repeated, and one of them must match.',
    [3],
  ),
  floors: choices(
    readStoreys,
    'Only designs with so many storeys, the ground floor included: 2 or `G+1`. It may be repeated, and one of them must match.',
    ['2'],
  ),
  facing: choices(
    readFacing,
    'Only designs for a plot whose road lies on this side, those drawn for any included. It may be repeated, and one of them must match.',
    ['E'],
  ),
  color: choices(
    word,
    'Only designs of this colour, by their own fields or their first picture; colours that look like it count too. An unknown one finds nothing. It may be repeated, and one of them must match.',
    ['terracotta'],
  ),
  picture: choices(
    z.enum(pictureKinds, { error: `Picture must be one of ${pictureKinds.join(', ')}` }),
    'Only designs with a picture of this kind, such as a plan. It may be repeated, and one of them must match.',
    ['plan'],
  ),
  missing: described(
    z.enum(designGaps, { error: `Missing must be one of ${designGaps.join(', ')}` }).optional(),
    'Only designs without a price, without a picture, with a picture that has no text of its own (`alt`), or houses without width and depth, or without bedrooms and plot (`house`).',
    'price',
  ),
  ...statusQuery,
}

export const designQuery = z.object({
  ...designFilters,
  sort: described(
    z.enum(designSorts, { error: `Sort must be one of ${designSorts.join(', ')}` }).optional(),
    'Without it a search puts what fits best first, and everything else the newest. `popular` puts first what visitors chose most lately, and is put in order anew every few minutes. By price or area, designs without one come last.',
    'price-asc',
  ),
  near: queryFlag(
    'Near',
    'Whether to answer `near` too, where what fits fills less than the page: at most a dozen designs that nearly fit.',
  ),
  ...paging,
})
export type DesignQuery = z.infer<typeof designQuery>

/** Every design that the filters keep, in order. */
export const designExportQuery = designQuery.pick({ sort: true }).extend(designFilters)

/** The same filters, for counting what each further choice would find. */
export const designFacetsQuery = z.object(designFilters)
export type DesignFacetsQuery = z.infer<typeof designFacetsQuery>

/** The filters of which one of several values must match, each counted by value. */
export const choiceFilters = ['bedrooms', 'floors', 'facing', 'picture', 'color'] as const
export type ChoiceFilter = (typeof choiceFilters)[number]

const found = countOf('How many designs it finds together with the other filters.', 12)

function counts<Value extends z.ZodType>(value: Value, what: string, example: z.input<Value>) {
  return described(
    z.array(z.object({ value: described(value, `The ${what.split(' ').at(0)}.`, example), count: found })),
    `Of each ${what}, whichever of them are chosen.`,
  )
}

export const designFacets = named(
  'DesignFacets',
  'How many designs each further choice finds together with the other filters. What finds none is left out.',
  z.object({
    categories: described(
      z.array(z.object({ slug, count: found })),
      'Of each category, whichever is chosen.',
    ),
    subcategories: described(
      z.array(z.object({ categorySlug: slug, slug, count: found })),
      'Of each subcategory, whichever is chosen.',
    ),
    tags: described(
      z.array(z.object({ tag: described(z.string(), 'The tag.', 'modern'), count: found })),
      'Of each tag besides those that are chosen, the most frequent first.',
    ),
    bedrooms: counts(z.int(), 'number of bedrooms', 3),
    floors: counts(z.int(), 'number of storeys', 2),
    facing: described(
      z.array(
        z.object({
          value: described(z.enum(facings), 'The side.', 'E'),
          label: described(z.string(), 'What it is called.', 'East'),
          count: found,
        }),
      ),
      'Of each side that some design was drawn for, whichever of them are chosen; those for any direction count with each.',
    ),
    picture: described(
      z.array(
        z.object({
          value: described(z.enum(pictureKinds), 'The kind.', 'plan'),
          label: described(z.string(), 'What the firm calls it.', 'Plan'),
          count: found,
        }),
      ),
      'Of each kind of picture, whichever of them are chosen.',
    ),
    color: described(
      z.array(
        z.object({
          value: described(z.enum(colorChoices), 'The colour.', 'terracotta'),
          hex: described(z.string(), 'How it is shown.', '#b85c3e'),
          count: found,
        }),
      ),
      'Of each colour, whichever of them are chosen.',
    ),
  }),
)
export type DesignFacets = z.infer<typeof designFacets>

export const randomDesignsQuery = z.object({
  limit: queryLimit(limits.random.default, limits.random.most),
  category: described(
    z
      .string()
      .optional()
      .transform((value) => (value && idPattern.test(value) ? value : undefined)),
    'Only designs of the category with this id; what is no id is ignored.',
    '6740a1b2c3d4e5f607182900',
  ),
  exclude: described(word.optional(), 'The id of a design to leave out.', '6740a1b2c3d4e5f60718293a'),
})
