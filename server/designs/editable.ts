import { type Design, design, designUpdate } from '#contract/design.ts'
import { designMessages } from '#contract/messages.ts'
import { holdCatalogue } from '../database/locks.ts'
import { ownDesignImage } from '../files/own-image.ts'
import type { Editable } from '../versions/editable.ts'
import { withCleanDetail } from './detail.ts'
import { placedToday, readDesign } from './document.ts'
import { changeDesign, restoreDesign } from './save.ts'

export const editableDesigns = {
  kind: 'design',
  path: '/designs/{id}',
  tag: 'Designs',
  notFound: designMessages.notFound,
  response: design,
  updating: designUpdate,
  read: readDesign,
  hold: holdCatalogue,
  nameOf: ({ title }) => title,
  bodyOf: ({ _id, code, createdAt, updatedAt, categoryName, isStatic, ...fields }) => ({
    ...fields,
    category: fields.category._id,
    subcategory: fields.subcategory.name,
    images: fields.images.map((image) => ownDesignImage(image, fields.title)),
  }),
  change: changeDesign,
  prepare: withCleanDetail,
  goesWith: { category: 'subcategory' },
  inNamesOfToday: placedToday,
  restore: restoreDesign,
} satisfies Editable<Design, typeof designUpdate>
