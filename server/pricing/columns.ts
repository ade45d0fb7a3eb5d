import type { PricedItem, PricingUpdate } from '#contract/pricing.ts'
import { type Columns, columnMap, jsonList, plain } from '../database/columns.ts'
import { publishingColumns } from '../publishing/columns.ts'

/** The properties that are stored elsewhere: with the attachment, by every document. */
type Elsewhere = 'alt' | 'updatedAt'

export const pricingColumns = columnMap({
  prices: jsonList<PricedItem>(),
  note: plain<string>(''),
  displayOrder: plain<number>(0),
  ...publishingColumns,
} satisfies Columns<Omit<PricingUpdate, Elsewhere>>)
