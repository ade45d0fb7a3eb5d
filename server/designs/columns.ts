import type { DesignUpdate, Dimensions } from '#contract/design.ts'
import type { House } from '#contract/house.ts'
import { sortKey } from '#contract/identity.ts'
import { type Columns, columnMap, flag, jsonList, jsonOrNull, money, plain } from '../database/columns.ts'
import { publishingColumns } from '../publishing/columns.ts'

/** The properties that are stored elsewhere: as ids, as attachments, by every document. */
type Elsewhere = 'category' | 'subcategory' | 'images' | 'updatedAt'
type Detail = 'detailedDescription'

const summary = {
  title: plain<string>(''),
  description: plain<string>(''),
  shortDescription: plain<string>(''),
  tags: jsonList<string>(),
  featured: flag(),
  trending: flag(),
  basePrice: money,
  discountPrice: money,
  materials: jsonList<string>(),
  colors: jsonList<string>(),
  features: jsonList<string>(),
  dimensions: jsonOrNull<Dimensions>(),
  area: plain<number | null>(null),
  house: jsonOrNull<House>(),
  ...publishingColumns,
} satisfies Columns<Omit<DesignUpdate, Elsewhere | Detail>>

const detail = {
  detailedDescription: plain<string>(''),
} satisfies Columns<Pick<DesignUpdate, Detail>>

export const designColumns = columnMap(
  { ...summary, ...detail },
  { titleKey: { from: 'title', by: sortKey } },
)

/** What a list reads of a design. */
export const summaryColumns = columnMap(summary)

/** What only one whole design is read with. */
export const detailColumns = columnMap(detail)
