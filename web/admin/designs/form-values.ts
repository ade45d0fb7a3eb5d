import { z } from 'zod'
import type { Category } from '#contract/category.ts'
import {
  type Design,
  type DesignCreate,
  type DesignUpdate,
  designCreate,
  dimensions,
} from '#contract/design.ts'
import type { DesignImageInput } from '#contract/file.ts'
import { designMessages } from '#contract/messages.ts'
import { isDiscount } from '#contract/prices.ts'

const { shape } = designCreate
const { shape: sides } = dimensions

/** What a number input holds: empty is none. */
const figure = z.string().transform((typed) => (typed.trim() === '' ? null : Number(typed)))

const separatedBy = (separator: string) => z.string().transform((typed) => typed.split(separator))

/** A select that is disabled holds nothing. */
const choice = z.string().default('')

/** The form's fields as they are typed; the contract's rules decide over what they mean. */
export const designValues = z
  .object({
    title: shape.title,
    category: choice.pipe(shape.category),
    subcategory: choice.pipe(shape.subcategory),
    shortDescription: z.string().pipe(shape.shortDescription.unwrap()),
    description: z.string().pipe(shape.description.unwrap()),
    detailedDescription: z.string().pipe(shape.detailedDescription.unwrap()),
    features: separatedBy('\n').pipe(shape.features.unwrap()),
    tags: z.array(z.string()).pipe(shape.tags.unwrap()),
    featured: z.boolean(),
    trending: z.boolean(),
    basePrice: figure.pipe(shape.basePrice.unwrap()),
    discountPrice: figure.pipe(shape.discountPrice.unwrap()),
    materials: separatedBy(',').pipe(shape.materials.unwrap()),
    colors: separatedBy(',').pipe(shape.colors.unwrap()),
    dimensions: z.object({
      width: figure.pipe(sides.width.unwrap()),
      height: figure.pipe(sides.height.unwrap()),
      depth: figure.pipe(sides.depth.unwrap()),
      unit: sides.unit.unwrap(),
    }),
    area: figure.pipe(shape.area.unwrap()),
  })
  .refine(({ basePrice, discountPrice }) => isDiscount(basePrice, discountPrice), {
    path: ['discountPrice'],
    message: designMessages.discountAboveBase,
  })

export type DesignTyped = z.input<typeof designValues>
export type DesignValues = z.output<typeof designValues>

/** What the form begins with. */
export function typedFrom(design?: Design): DesignTyped {
  return {
    title: design?.title ?? '',
    category: design?.category._id ?? '',
    subcategory: design?.subcategory.name ?? '',
    shortDescription: design?.shortDescription ?? '',
    description: design?.description ?? '',
    detailedDescription: design?.detailedDescription ?? '',
    features: design?.features.join('\n') ?? '',
    tags: design?.tags ?? [],
    featured: design?.featured ?? false,
    trending: design?.trending ?? false,
    basePrice: String(design?.basePrice ?? ''),
    discountPrice: String(design?.discountPrice ?? ''),
    materials: design?.materials.join(', ') ?? '',
    colors: design?.colors.join(', ') ?? '',
    dimensions: {
      width: String(design?.dimensions?.width ?? ''),
      height: String(design?.dimensions?.height ?? ''),
      depth: String(design?.dimensions?.depth ?? ''),
      unit: design?.dimensions?.unit ?? 'cm',
    },
    area: String(design?.area ?? ''),
  }
}

/** A new design as it is sent: empty prices are left out, dimensions too without a width. */
export function createBody(
  values: DesignValues,
  images: DesignImageInput[],
  categories: Category[],
): DesignCreate & { categoryName: string | undefined } {
  const { basePrice, discountPrice, area, dimensions } = values
  return {
    ...values,
    categoryName: categories.find(({ _id }) => _id === values.category)?.name,
    basePrice: basePrice ?? undefined,
    discountPrice: discountPrice ?? undefined,
    area: area ?? undefined,
    dimensions: dimensions.width === null ? undefined : dimensions,
    images,
  }
}

/** Changes as they are sent: null clears, and `updatedAt` is the version that was loaded. */
export function updateBody(
  values: DesignValues,
  images: DesignImageInput[],
  { updatedAt }: Design,
): DesignUpdate {
  const { dimensions } = values
  return { ...values, dimensions: dimensions.width === null ? null : dimensions, images, updatedAt }
}
