import { z } from 'zod'
import { described, named } from './described.ts'
import {
  countOf,
  displayOrder,
  flag,
  id,
  paging,
  requiredLine,
  slug,
  stored,
  text,
  updatedAt,
  word,
} from './fields.ts'
import { image, optionalImageInput } from './file.ts'
import { slugOf } from './identity.ts'
import { limits } from './limits.ts'
import { categoryMessages } from './messages.ts'
import { publishing, statusQuery } from './publishing.ts'

/** `.` and `..` mean other places than themselves in an address. */
const name = requiredLine('Name', limits.name).refine((value) => !/^\.+$/.test(value.trim()), {
  error: categoryMessages.notInAddress,
})
const description = text('Description', limits.category.description)

const subcategoryInput = named(
  'SubcategoryInput',
  'A subcategory as a body names it.',
  z.object({
    _id: described(
      z.string().nullish(),
      'The id of the subcategory that this one is, by which a rename is known; without it a new one.',
      '6740a1b2c3d4e5f607182901',
    ),
    name: described(name, 'What it is called; no two of a category are called the same.', 'Villa'),
    description: described(description.nullish(), 'What belongs in it.', 'Houses that stand alone.'),
    image: described(optionalImageInput.optional(), 'Its picture; null takes it away.'),
  }),
)
export type SubcategoryInput = z.infer<typeof subcategoryInput>

const subcategories = z
  .array(subcategoryInput, { error: 'Subcategories must be a list' })
  .max(limits.category.subcategories, `At most ${limits.category.subcategories} subcategories are allowed`)

/**
 * Where the first name stands that one before it has too, letter case and repeated spaces aside; -1 where none has. No two
 * subcategories of a category are called the same.
 */
export function repeatedName(list: { name: string }[]): number {
  const keys = list.map(({ name }) => slugOf(name))
  return keys.findIndex((key, index) => keys.indexOf(key) < index)
}

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  name: described(name, 'What it is called; no two are called the same.', 'Architecture'),
  description: described(description, 'What belongs in it.', 'Houses from the ground up.'),
  inMenu: described(flag('In the menu'), "Whether it stands in the header's menu.", true),
  hideWhenEmpty: described(
    flag('Hide while empty'),
    'Whether visitors see nothing of it until it has a design.',
    false,
  ),
  displayOrder,
  ...publishing,
}

const fields = {
  ...ownFields,
  subcategories: described(
    subcategories,
    'All of its subcategories, in order: one that is not sent is taken away, unless designs still use it.',
  ),
  updatedAt,
}

export const categoryCreate = named(
  'CategoryCreate',
  'A category to be created.',
  z.object(fields).partial().extend({ name: fields.name }),
)
export type CategoryCreate = z.infer<typeof categoryCreate>

export const categoryUpdate = named(
  'CategoryUpdate',
  'What is to change of a category; a field that is not sent stays as it is.',
  z.object(fields).partial(),
)
export type CategoryUpdate = z.infer<typeof categoryUpdate>

export const categoryQuery = z.object({
  slug: described(word.optional(), 'Only the category that has this slug, or had it once.', 'architecture'),
  subcategorySlug: described(
    word.optional(),
    'With `slug`: a current or former slug of one of its subcategories, whose current one is answered.',
    'villa',
  ),
  ...statusQuery,
  ...paging,
})

const subcategory = named(
  'Subcategory',
  'A subcategory of a category.',
  z.object({
    _id: id,
    name: described(z.string(), 'What it is called.', 'Villa'),
    slug,
    description: described(z.string(), 'What belongs in it.', 'Houses that stand alone.'),
    image: described(image.nullable(), 'Its picture; null where there is none.'),
    designCount: countOf('How many designs stand in it; for visitors, of those that they see.', 5),
  }),
)

export const category = named(
  'Category',
  'A category of the catalogue, with its subcategories.',
  z.object({
    ...stored,
    ...ownFields,
    slug: described(
      slug,
      'The name as addresses carry it; a former one still finds the category.',
      'architecture',
    ),
    subcategories: described(z.array(subcategory), 'Its subcategories, in order.'),
    designCount: countOf('How many designs stand in it; for visitors, of those that they see.', 12),
    subcategorySlug: described(
      z.string().optional(),
      'The current slug of the subcategory that the query named; only where it named one that there is.',
      'villa',
    ),
  }),
)
export type Category = z.infer<typeof category>
