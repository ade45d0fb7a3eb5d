import type { z } from 'zod'
import {
  type Design,
  type DesignUpdate,
  type Dimensions,
  designCreate,
  dimensions,
  dimensionUnits,
} from '#contract/design.ts'
import { designMessages } from '#contract/messages.ts'
import { formatRupees, isDiscount } from '#contract/prices.ts'
import { defineForm } from '../forms/define-form.ts'
import type { FieldsOf } from '../forms/field.ts'
import { choice, commaList, flag, group, lines, list, number, reference, text } from '../forms/field-kinds.ts'
import { publishingForm } from '../publishing/definition.ts'

const { shape } = designCreate
const { shape: sides } = dimensions

const inRupees = (typed: string) => (typed ? formatRupees(Number(typed)) : '')
const placement = 'Category and subcategory'

const size = group('Dimensions', {
  width: number('Width', sides.width),
  height: number('Height', sides.height),
  depth: number('Depth', sides.depth),
  unit: choice('Unit', dimensionUnits),
} satisfies FieldsOf<Dimensions, Dimensions>)

/** The form of a design: a field of the contract is a line here. */
export const designForm = defineForm<DesignUpdate, Design>()({
  fields: {
    title: text('Title', shape.title),
    category: reference('Category', shape.category, ({ _id }: Design['category']) => _id, {
      comparedAs: placement,
    }),
    subcategory: reference('Subcategory', shape.subcategory, ({ name }: Design['subcategory']) => name, {
      comparedAs: placement,
    }),
    shortDescription: text('Short Description', shape.shortDescription),
    description: text('Description', shape.description),
    detailedDescription: text('Detailed Description', shape.detailedDescription),
    basePrice: number('Base Price (₹)', shape.basePrice, { comparedAs: 'Base Price', shown: inRupees }),
    discountPrice: number('Discount Price (₹)', shape.discountPrice, {
      comparedAs: 'Discount Price',
      shown: inRupees,
    }),
    dimensions: {
      ...size,
      rule: size.rule.transform((typed) => (typed.width === null ? null : typed)),
      shown: sizeOf,
    },
    area: number('Area (sq ft)', shape.area),
    materials: commaList('Materials', shape.materials),
    colors: commaList('Colors', shape.colors),
    features: lines('Key Features', shape.features),
    tags: list('Tags', shape.tags),
    featured: flag('Featured'),
    trending: flag('Trending'),
    ...publishingForm,
  },
  files: {
    images: {
      label: 'Images',
      stored: (design) => design?.images ?? [],
      standIn: (design) => design?.title,
    },
  },
  elsewhere: ['updatedAt'],
  check: (schema) =>
    schema.refine(({ basePrice, discountPrice }) => isDiscount(basePrice, discountPrice), {
      path: ['discountPrice'],
      message: designMessages.discountAboveBase,
    }),
})

export type DesignTyped = z.input<typeof designForm.schema>

function sizeOf({ width, height, depth, unit }: z.input<typeof size.rule>): string {
  const typed = [width, height, depth].filter(Boolean).join(' × ')
  return typed && `${typed} ${unit}`
}
