import { type Category, category, categoryUpdate } from '#contract/category.ts'
import { categoryMessages } from '#contract/messages.ts'
import { holdCatalogue } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { ownImage } from '../files/own-image.ts'
import { whatVisitorsSee } from '../publishing/scope.ts'
import type { Editable } from '../versions/editable.ts'
import { readCategory, withCountsOf } from './document.ts'
import { changeCategory, restoreCategory } from './save.ts'

export const editableCategories = {
  kind: 'category',
  path: '/categories/{id}',
  tag: 'Categories',
  notFound: categoryMessages.notFound,
  response: category,
  updating: categoryUpdate,
  read: (db: Db, id: string) => readCategory(db, id),
  readPublic: (db: Db, id: string) => readCategory(db, id, whatVisitorsSee),
  wouldBeSeen: withCountsOf,
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
