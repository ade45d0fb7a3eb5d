import { z } from 'zod'
import { type Category, type CategoryUpdate, categoryCreate, repeatedName } from '#contract/category.ts'
import type { Image } from '#contract/file.ts'
import { categoryMessages } from '#contract/messages.ts'
import { ownAlt } from '../files/form-file.ts'
import { defineForm } from '../forms/define-form.ts'
import { entry, flag, text } from '../forms/field-kinds.ts'
import { isSameTyped } from '../forms/typed.ts'
import { publishingForm } from '../publishing/definition.ts'

const { shape } = categoryCreate
const subcategoriesRule = shape.subcategories.unwrap()

type Sent = z.input<typeof subcategoriesRule>

/** Said where a name was typed but not added: it would be lost. */
export const notAdded = 'Press Add to keep this subcategory, or clear the field'

const typedSubcategory = z.object({ id: z.string(), name: z.string(), image: z.custom<Image | null>() })
type TypedSubcategory = z.infer<typeof typedSubcategory>

const subcategories = {
  label: 'Subcategories',
  rule: z
    .array(typedSubcategory)
    .transform((list): Sent => list.map(({ id, ...rest }) => ({ _id: id || undefined, ...rest })))
    .pipe(subcategoriesRule)
    .superRefine((list, { addIssue }) => {
      const repeated = repeatedName(list)
      if (repeated >= 0)
        addIssue({ code: 'custom', path: [repeated, 'name'], message: categoryMessages.subcategoryTaken })
    }),
  /** A picture has its own text alone: what stands in for one is not to be stored as its text. */
  typedFrom: (stored: Category['subcategories'] = []): TypedSubcategory[] =>
    stored.map(({ _id, name, image }) => ({
      id: _id,
      name,
      image: image && { ...image, alt: ownAlt(image, name) },
    })),
  shown: (list: TypedSubcategory[]) =>
    list.map(({ name, image }) => (image ? `${name} (with image)` : name)).join(', '),
  isSame: (one: TypedSubcategory[], other: TypedSubcategory[]) =>
    one.length === other.length && one.every((subcategory, index) => isSameOne(subcategory, other[index])),
}

function saidOf({ name, image }: TypedSubcategory) {
  return [name.trim(), image?.fileId, image?.alt]
}

/** One that was stored meanwhile has an id and a picture of which more is known; the server goes by its name, too. */
function isSameOne(one: TypedSubcategory, other: TypedSubcategory | undefined): boolean {
  const isOneId = !one.id || !other?.id || one.id === other.id
  return isOneId && other !== undefined && isSameTyped(saidOf(one), saidOf(other))
}

/** The form of a category: a field of the contract is a line here, and so is the name of a subcategory to be added. */
export const categoryForm = defineForm<CategoryUpdate, Category>()({
  fields: {
    name: text('Name', shape.name),
    subcategories,
    newSubcategory: entry('Add a subcategory', notAdded),
    description: text('Description', shape.description),
    inMenu: flag('In the menu', true),
    hideWhenEmpty: flag('Hidden while it has no designs'),
    ...publishingForm,
  },
  files: {},
  elsewhere: ['displayOrder', 'updatedAt'],
})

export type CategoryTyped = z.input<typeof categoryForm.schema>
