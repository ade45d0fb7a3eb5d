import { z } from 'zod'
import {
  amount,
  flag,
  paging,
  queryFlag,
  requiredText,
  shortLimit,
  stored,
  text,
  texts,
  title,
  updatedAt,
  word,
} from './fields.ts'
import { designImage, designImageInput } from './file.ts'
import { idPattern } from './identity.ts'
import { limits } from './limits.ts'
import { tagValue } from './tags.ts'

export const dimensionUnits = ['cm', 'in', 'm', 'ft'] as const

/** Lengths in `unit`; a width alone is enough. */
export const dimensions = z.object(
  {
    width: amount('Width', limits.design.dimension).default(null),
    height: amount('Height', limits.design.dimension).default(null),
    depth: amount('Depth', limits.design.dimension).default(null),
    unit: z.enum(dimensionUnits, { error: 'Unit must be cm, in, m or ft' }).default('cm'),
  },
  { error: 'Dimensions must be an object' },
)
export type Dimensions = z.infer<typeof dimensions>

const tags = texts('Tags', limits.design.tags).transform((values) => [...new Set(values.map(tagValue))])

/** What a body says and every response repeats as it is: a new field is one line here. */
const summaryFields = {
  title,
  description: text(
    'Description',
    limits.design.description,
    `Description must be less than ${limits.design.description} characters`,
  ),
  shortDescription: text(
    'Short description',
    limits.design.shortDescription,
    `Short description must be less than ${limits.design.shortDescription} characters`,
  ),
  tags,
  featured: flag('Featured'),
  trending: flag('Trending'),
  basePrice: amount('Base price', limits.price),
  discountPrice: amount('Discount price', limits.price),
  materials: texts('Materials', limits.design.materials),
  colors: texts('Colors', limits.design.colors),
  features: texts('Features', limits.design.features),
  dimensions: dimensions.nullable(),
  area: amount('Area', limits.design.area),
}

/** As `summaryFields`, but left out of lists. */
const detailFields = {
  detailedDescription: text('Detailed description', limits.design.detailedDescription),
}

const fields = {
  ...summaryFields,
  ...detailFields,
  category: requiredText('Category', limits.line),
  subcategory: requiredText('Subcategory', limits.line),
  images: z
    .array(designImageInput, { error: 'Images must be a list' })
    .max(limits.design.images, `At most ${limits.design.images} images are allowed`),
  updatedAt,
}

/** Prices are rupees, `area` is square feet, `category` an id and `subcategory` a name of its list. */
export const designCreate = z
  .object(fields)
  .partial()
  .extend({ title: fields.title, category: fields.category, subcategory: fields.subcategory })
export type DesignCreate = z.infer<typeof designCreate>

export const designUpdate = z.object(fields).partial()
export type DesignUpdate = z.infer<typeof designUpdate>

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
] as const
export type DesignSort = (typeof designSorts)[number]

/** What a design can be shown without, and sells worse for. */
export const designGaps = ['price', 'picture', 'alt'] as const
export type DesignGap = (typeof designGaps)[number]

const figure = (label: string) =>
  z
    .string()
    .regex(/^\d{1,15}(\.\d+)?$/, `${label} must be a number`)
    .transform(Number)
    .optional()

/**
 * Filters of the list. `tag` repeats and every one must match; prices are what a visitor pays, areas are square feet,
 * and what has none is left out under either. `missing=alt` finds designs with a picture that has no text of its own.
 */
const designFilters = {
  categorySlug: word.optional(),
  subcategorySlug: word.optional(),
  search: z.string().max(limits.search, `Search must be at most ${limits.search} characters`).optional(),
  tag: z.union([word.transform((tag) => [tag]), z.array(word)]).optional(),
  featured: queryFlag('Featured'),
  trending: queryFlag('Trending'),
  minPrice: figure('Minimum price'),
  maxPrice: figure('Maximum price'),
  minArea: figure('Minimum area'),
  maxArea: figure('Maximum area'),
  missing: z.enum(designGaps, { error: `Missing must be one of ${designGaps.join(', ')}` }).optional(),
}

/** Without `sort`, a search puts what fits best first, and everything else the newest. */
export const designQuery = z.object({
  ...designFilters,
  sort: z.enum(designSorts, { error: `Sort must be one of ${designSorts.join(', ')}` }).optional(),
  ...paging,
})
export type DesignQuery = z.infer<typeof designQuery>

/** The same filters, for counting what each further choice would find. */
export const designFacetsQuery = z.object(designFilters)
export type DesignFacetsQuery = z.infer<typeof designFacetsQuery>

/**
 * How many designs each choice finds together with the other filters: a category regardless of the one that is chosen,
 * a subcategory regardless of the one that is chosen, a tag besides those that are chosen. What finds none is left out.
 */
export const designFacets = z.object({
  categories: z.array(z.object({ slug: z.string(), count: z.number() })),
  subcategories: z.array(z.object({ categorySlug: z.string(), slug: z.string(), count: z.number() })),
  tags: z.array(z.object({ tag: z.string(), count: z.number() })),
})
export type DesignFacets = z.infer<typeof designFacets>

/** A `category` that is no id is ignored. */
export const randomDesignsQuery = z.object({
  limit: shortLimit(limits.random.default, limits.random.most),
  category: z
    .string()
    .optional()
    .transform((value) => (value && idPattern.test(value) ? value : undefined)),
  exclude: word.optional(),
})

/** A design in a list: everything but its detailed description. */
export const designSummary = z.object({
  ...stored,
  ...summaryFields,
  code: z.string(),
  category: z.object({ _id: z.string(), name: z.string(), slug: z.string() }),
  categoryName: z.string(),
  subcategory: z.object({ name: z.string(), slug: z.string() }),
  images: z.array(designImage),
  isStatic: z.boolean(),
})
export type DesignSummary = z.infer<typeof designSummary>

export const design = designSummary.extend(detailFields)
export type Design = z.infer<typeof design>
