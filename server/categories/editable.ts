import { type Category, category, categoryUpdate } from '#contract/category.ts'
import { categoryMessages } from '#contract/messages.ts'
import { holdCatalogue } from '../database/locks.ts'
import { ownImage } from '../files/own-image.ts'
import type { Editable } from '../versions/editable.ts'
import { readCategory } from './document.ts'
import { changeCategory, restoreCategory } from './save.ts'

export const editableCategories = {
  kind: 'category',
  path: '/categories/{id}',
  tag: 'Categories',
  notFound: categoryMessages.notFound,
  response: category,
  updating: categoryUpdate,
  read: readCategory,
  hold: holdCatalogue,
  nameOf: ({ name }) => name,
  bodyOf: ({ _id, createdAt, updatedAt, slug, designCount, subcategorySlug, subcategories, ...fields }) => ({
    ...fields,
    subcategories: subcategories.map(({ _id, name, description, image }) => ({
      _id,
      name,
      description,
      image: image && ownImage(image, name),
    })),
  }),
  change: changeCategory,
  restore: restoreCategory,
} satisfies Editable<Category, typeof categoryUpdate>
