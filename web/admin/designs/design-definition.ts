import type { z } from 'zod'
import {
  type Design,
  type DesignUpdate,
  type Dimensions,
  designCreate,
  dimensions,
} from '#contract/design.ts'
import { type House, house, type Plot, plot, sayingSomething } from '#contract/house.ts'
import { facingNames, facings, vastuAnswers, vastuNames } from '#contract/house-shown.ts'
import { designMessages } from '#contract/messages.ts'
import { formatRupees, isDiscount } from '#contract/prices.ts'
import { dimensionUnits, type PlotUnit } from '#contract/units.ts'
import { bodyOver } from '../forms/body.ts'
import { defineForm } from '../forms/define-form.ts'
import type { FieldsOf } from '../forms/field.ts'
import {
  choice,
  commaList,
  entry,
  flag,
  group,
  lines,
  list,
  number,
  option,
  reference,
  text,
} from '../forms/field-kinds.ts'
import { publishingForm } from '../publishing/definition.ts'

const { shape } = designCreate
const { shape: sides } = dimensions

/** Said where a tag was typed but not chosen: it would be lost. */
export const notAdded = 'Press Enter or choose from the list to add this tag, or clear the field'

const inRupees = (typed: string) => (typed ? formatRupees(Number(typed)) : '')
const placement = 'Category and subcategory'

const { shape: houseShape } = house
const { shape: plotShape } = plot

/** As plots are mostly said, first. */
export const plotUnitsOffered = ['ft', 'm', 'yd', 'in', 'cm'] as const satisfies readonly PlotUnit[]

const houseFields = group('House', {
  plot: group('Plot', {
    width: number('Plot Width', plotShape.width),
    depth: number('Plot Depth', plotShape.depth),
    unit: choice('Plot Unit', plotUnitsOffered),
  } satisfies FieldsOf<Plot, Plot>),
  bedrooms: number('Bedrooms', houseShape.bedrooms),
  bathrooms: number('Bathrooms', houseShape.bathrooms),
  floors: number('Floors', houseShape.floors),
  stilt: flag('Stilt Floor'),
  facing: option('Facing', facings, facingNames),
  parking: number('Cars', houseShape.parking),
  vastu: option('Vastu', vastuAnswers, vastuNames),
  style: text('Style', houseShape.style),
} satisfies FieldsOf<House, House>)

const size = group('Dimensions', {
  width: number('Width', sides.width),
  height: number('Height', sides.height),
  depth: number('Depth', sides.depth),
  unit: choice('Unit', dimensionUnits),
} satisfies FieldsOf<Dimensions, Dimensions>)

/** The form of a design: a field of the contract is a line here, and so is a tag to be added. */
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
    house: { ...houseFields, rule: houseFields.rule.transform(sayingSomething) },
    materials: commaList('Materials', shape.materials),
    colors: commaList('Colors', shape.colors),
    features: lines('Key Features', shape.features),
    tags: list('Tags', shape.tags),
    newTag: entry('Add a tag', notAdded),
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
type DesignValues = z.output<typeof designForm.schema>

/**
 * What the form sends of a design. Dimensions are sent once they have a width; of a design whose dimensions had none before,
 * what is left of them is.
 */
export function designBody(values: DesignValues, typed: DesignTyped, base: Design | undefined) {
  const { width, height, depth } = typed.dimensions
  const hasRest = base?.dimensions?.width === null && !width && (height || depth)
  return bodyOver(hasRest ? { ...values, dimensions: size.rule.parse(typed.dimensions) } : values, base)
}

function sizeOf({ width, height, depth, unit }: z.input<typeof size.rule>): string {
  const typed = [width, height, depth].filter(Boolean).join(' × ')
  return typed && `${typed} ${unit}`
}
