import { z } from 'zod'
import { type Category, type CategoryUpdate, categoryCreate } from '#contract/category.ts'
import type { Image, ImageInput } from '#contract/file.ts'

const { name, description } = categoryCreate.shape
const subcategories = categoryCreate.shape.subcategories.unwrap()

type Sent = z.input<typeof subcategories>

/** Said where a name was typed but not added: it would be lost. */
export const notAdded = 'Press Add to keep this subcategory, or clear the field'

/** The form's fields as they are typed; the contract's rules decide over what they mean. */
export const categoryValues = z.object({
  name,
  description: z.string().pipe(description.unwrap()),
  subcategories: z
    .array(z.object({ id: z.string(), name: z.string(), image: z.custom<Image | null>() }))
    .transform((list): Sent => list.map(({ id, ...rest }) => ({ _id: id || undefined, ...rest })))
    .pipe(subcategories),
  inMenu: z.boolean(),
  hideWhenEmpty: z.boolean(),
  newSubcategory: z.string().refine((typed) => typed.trim() === '', notAdded),
})

export type CategoryTyped = z.input<typeof categoryValues>
export type CategoryValues = z.output<typeof categoryValues>

/** What the form begins with. */
export function typedFrom(category?: Category): CategoryTyped {
  return {
    name: category?.name ?? '',
    description: category?.description ?? '',
    subcategories: category?.subcategories.map(({ _id, name, image }) => ({ id: _id, name, image })) ?? [],
    inMenu: category?.inMenu ?? true,
    hideWhenEmpty: category?.hideWhenEmpty ?? false,
    newSubcategory: '',
  }
}

/** A category as it is sent; an edit carries the version that was loaded. */
export function bodyOf({ newSubcategory, ...values }: CategoryValues, category?: Category) {
  const subcategories = values.subcategories.map(({ image, ...rest }) => ({
    ...rest,
    image: image && withOwnText(image, category),
  }))
  return { ...values, subcategories, updatedAt: category?.updatedAt } satisfies CategoryUpdate
}

/** A picture without a text of its own is answered with the subcategory's name, which is not to be kept as its text. */
function withOwnText({ fileId, alt }: ImageInput, category?: Category): ImageInput {
  const standIn = category?.subcategories.find(({ image }) => image?.fileId === fileId)?.name
  return { fileId, alt: alt === standIn ? '' : alt }
}
