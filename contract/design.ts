import { z } from 'zod'
import { described, named } from './described.ts'
import { amount, flag, id, requiredText, slug, stored, text, texts, title, updatedAt } from './fields.ts'
import { designImage, designImageInput } from './file.ts'
import { house, houseInput } from './house.ts'
import { limits } from './limits.ts'
import { publishing } from './publishing.ts'
import { tagValue } from './tags.ts'
import { dimensionUnits } from './units.ts'

const length = (label: string, example: number) =>
  described(
    amount(label, limits.design.dimension).default(null),
    `${label} in \`unit\`; null where it is not known.`,
    example,
  )

export const dimensions = named(
  'Dimensions',
  'Lengths in one unit; a width alone is enough.',
  z.object(
    {
      width: length('Width', 12),
      height: length('Height', 7.5),
      depth: length('Depth', 18),
      unit: described(
        z.enum(dimensionUnits, { error: 'Unit must be cm, in, m or ft' }).default('cm'),
        'The unit of all three: centimetres, inches, metres or feet.',
        'm',
      ),
    },
    { error: 'Dimensions must be an object' },
  ),
)
export type Dimensions = z.infer<typeof dimensions>

const tags = texts('Tags', limits.design.tags).transform((values) => [...new Set(values.map(tagValue))])

/** What a body says and every response repeats as it is: a new field is one line here. */
const summaryFields = {
  title: described(title, 'What the design is called.', 'Courtyard house'),
  description: described(
    text(
      'Description',
      limits.design.description,
      `Description must be less than ${limits.design.description} characters`,
    ),
    'What the design is, in a paragraph of plain text.',
    'Four rooms around a court that opens to the sky.',
  ),
  shortDescription: described(
    text(
      'Short description',
      limits.design.shortDescription,
      `Short description must be less than ${limits.design.shortDescription} characters`,
    ),
    'What the design is, in the one sentence that a card has room for.',
    'A house around a court.',
  ),
  tags: described(
    tags,
    'Tags by which it is found: in lower case, with hyphens, each once.',
    ['modern', 'open-plan'],
    { maxItems: limits.design.tags },
  ),
  featured: described(flag('Featured'), 'Whether it is marked as featured.', true),
  trending: described(flag('Trending'), 'Whether it is shown as trending.', false),
  basePrice: described(
    amount('Base price', limits.price),
    'Price in rupees; null where there is none.',
    2_400_000,
  ),
  discountPrice: described(
    amount('Discount price', limits.price),
    'What a visitor pays in place of the base price, in rupees; at most the base price, null where there is no discount.',
    2_150_000,
  ),
  materials: described(
    texts('Materials', limits.design.materials),
    'The materials that it is built of.',
    ['Laterite', 'Teak'],
    { maxItems: limits.design.materials },
  ),
  colors: described(
    texts('Colors', limits.design.colors),
    'Its colours, as architects call them.',
    ['Terracotta'],
    { maxItems: limits.design.colors },
  ),
  features: described(
    texts('Features', limits.design.features),
    'Its key features, a line each.',
    ['Rainwater tank'],
    { maxItems: limits.design.features },
  ),
  dimensions: described(dimensions.nullable(), 'Its outer dimensions; null where they are not known.'),
  area: described(
    amount('Area', limits.design.area),
    'Built-up area in square feet; null where it is not known.',
    2150,
  ),
  ...publishing,
}

/** As `summaryFields`, but left out of lists. */
const detailFields = {
  detailedDescription: described(
    text('Detailed description', limits.design.detailedDescription),
    'Everything about the design: in plain text, of which an empty line begins a paragraph, or as HTML, which begins with an element such as `<p>` and is cleaned when it is saved.',
    'The court brings light and air into every room.',
  ),
}

const fields = {
  ...summaryFields,
  ...detailFields,
  category: described(
    requiredText('Category', limits.line),
    'The id of a category.',
    '6740a1b2c3d4e5f607182900',
  ),
  subcategory: described(
    requiredText('Subcategory', limits.line),
    "The name of one of that category's subcategories.",
    'Villa',
  ),
  images: described(
    z
      .array(designImageInput, { error: 'Images must be a list' })
      .max(limits.design.images, `At most ${limits.design.images} images are allowed`),
    'Its pictures in order; the first stands on its card.',
  ),
  house: described(
    houseInput.nullable(),
    'What the house is; null, or nothing known in it, where that is not known.',
  ),
  updatedAt,
}

export const designCreate = named(
  'DesignCreate',
  'A design to be created: its title and its place in the catalogue, and whatever else is known of it.',
  z
    .object(fields)
    .partial()
    .extend({ title: fields.title, category: fields.category, subcategory: fields.subcategory }),
)
export type DesignCreate = z.infer<typeof designCreate>

export const designUpdate = named(
  'DesignUpdate',
  'What is to change of a design; a field that is not sent stays as it is.',
  z.object(fields).partial(),
)
export type DesignUpdate = z.infer<typeof designUpdate>

const code = described(z.string(), 'What people call the design by; it never changes.', 'ARC-1001')

/** What every response says of a design beside `summaryFields`. */
const answeredFields = {
  code,
  category: described(
    z.object({
      _id: id,
      name: described(z.string(), 'What the category is called.', 'Architecture'),
      slug,
    }),
    'The category that it stands in.',
  ),
  categoryName: described(z.string(), 'What the category is called, again.', 'Architecture'),
  subcategory: described(
    z.object({ name: described(z.string(), 'What the subcategory is called.', 'Villa'), slug }),
    'The subcategory that it stands in.',
  ),
  images: described(z.array(designImage), 'Its pictures in order; the first stands on its card.'),
  house: described(house.nullable(), 'What the house is; null where that is not known.'),
  isStatic: described(
    z.boolean(),
    "True of a built-in sample, which is nobody's to buy or to change.",
    false,
  ),
}

export const designSummary = named(
  'DesignSummary',
  'A design in a list: everything but its detailed description.',
  z.object({ ...stored, ...summaryFields, ...answeredFields }),
)
export type DesignSummary = z.infer<typeof designSummary>

export const design = named('Design', 'A design.', designSummary.extend(detailFields))
export type Design = z.infer<typeof design>
