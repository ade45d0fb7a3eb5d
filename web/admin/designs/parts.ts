import type { Category } from '#contract/category.ts'
import type { Design } from '#contract/design.ts'
import { formatRupees } from '#contract/prices.ts'
import { field, type Part } from '../forms/comparison.ts'
import type { DesignTyped } from './form-values.ts'

type DesignPart = Part<DesignTyped, Design>

const rupees = (typed: string) => (typed ? formatRupees(Number(typed)) : '')

/** What a design's form consists of, as a person tells it apart. */
export function partsOf(categories: Category[]): DesignPart[] {
  const place: DesignPart = {
    label: 'Category and subcategory',
    names: ['category', 'subcategory'],
    show: ({ category, subcategory }) =>
      [categories.find(({ _id }) => _id === category)?.name, subcategory].filter(Boolean).join(' · '),
  }
  return [
    field('Title', 'title'),
    place,
    field('Short Description', 'shortDescription'),
    field('Description', 'description'),
    field('Detailed Description', 'detailedDescription'),
    { label: 'Base Price', names: ['basePrice'], show: ({ basePrice }) => rupees(basePrice) },
    { label: 'Discount Price', names: ['discountPrice'], show: ({ discountPrice }) => rupees(discountPrice) },
    { label: 'Dimensions', names: ['dimensions'], show: sizeOf },
    field('Area (sq ft)', 'area'),
    field('Materials', 'materials'),
    field('Colors', 'colors'),
    field('Key Features', 'features'),
    field('Tags', 'tags'),
    field('Featured', 'featured'),
    field('Trending', 'trending'),
  ]
}

function sizeOf({ dimensions: { width, height, depth, unit } }: DesignTyped): string {
  const sides = [width, height, depth].filter(Boolean).join(' × ')
  return sides && `${sides} ${unit}`
}
