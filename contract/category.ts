import { z } from 'zod'
import { displayOrder, flag, paging, requiredText, stored, text, updatedAt, word } from './fields.ts'
import { image, optionalImageInput } from './file.ts'
import { nameKey } from './identity.ts'
import { limits } from './limits.ts'
import { categoryMessages } from './messages.ts'

const name = requiredText('Name', limits.name)
const description = text('Description', limits.category.description)

const subcategoryInput = z.object({
  _id: z.string().nullish(),
  name,
  description: description.nullish(),
  image: optionalImageInput.optional(),
})
export type SubcategoryInput = z.infer<typeof subcategoryInput>

const subcategories = z
  .array(subcategoryInput, { error: 'Subcategories must be a list' })
  .max(limits.category.subcategories, `At most ${limits.category.subcategories} subcategories are allowed`)
  .superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { name }] of list.entries()) {
      if (seen.has(nameKey(name)))
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: categoryMessages.subcategoryTaken,
        })
      seen.add(nameKey(name))
    }
  })

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  name,
  description,
  /** Whether it stands in the header's menu. */
  inMenu: flag('In the menu'),
  /** Whether visitors see nothing of it until it has a design. */
  hideWhenEmpty: flag('Hide while empty'),
  displayOrder,
}

const fields = { ...ownFields, subcategories, updatedAt }

export const categoryCreate = z.object(fields).partial().extend({ name })
export type CategoryCreate = z.infer<typeof categoryCreate>

export const categoryUpdate = z.object(fields).partial()
export type CategoryUpdate = z.infer<typeof categoryUpdate>

export const categoryQuery = z.object({ slug: word.optional(), subcategorySlug: word.optional(), ...paging })

const subcategory = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: image.nullable(),
  designCount: z.number(),
})

export const category = z.object({
  ...stored,
  ...ownFields,
  slug: z.string(),
  subcategories: z.array(subcategory),
  designCount: z.number(),
  /** The current slug of the subcategory that the query asked for by a current or former one. */
  subcategorySlug: z.string().optional(),
})
export type Category = z.infer<typeof category>
