import { stringify } from 'csv-stringify/browser/esm/sync'
import { dayOf } from '#contract/dates.ts'
import type { DesignSummary } from '#contract/design.ts'
import { designPath } from '#contract/design-path.ts'
import { csvForm } from '#contract/enquiry-export.ts'
import { standingOf } from '../publishing/labels.ts'

/** The columns of the file, in order: a new one is one line here. Numbers are such that a spreadsheet reckons with them. */
const columns = {
  Code: ({ code }) => code,
  Title: ({ title }) => title,
  Category: ({ category }) => category.name,
  Subcategory: ({ subcategory }) => subcategory.name,
  Status: (design) => standingOf(design) || 'Published',
  Featured: ({ featured }) => yesOrNo(featured),
  Trending: ({ trending }) => yesOrNo(trending),
  'Base price (₹)': ({ basePrice }) => figure(basePrice),
  'Discount price (₹)': ({ discountPrice }) => figure(discountPrice),
  'Area (sq ft)': ({ area }) => figure(area),
  Bedrooms: ({ house }) => figure(house?.bedrooms),
  Floors: ({ house }) => figure(house?.floors),
  Facing: ({ house }) => house?.facing ?? '',
  Tags: ({ tags }) => tags.join(', '),
  'Short description': ({ shortDescription }) => shortDescription,
  Images: ({ images }) => figure(images.length),
  Updated: ({ updatedAt }) => dayOf(updatedAt),
  Page: (design) => `${window.location.origin}${designPath(design)}`,
} satisfies Record<string, (design: DesignSummary) => string>

/** The designs as a CSV file; nothing in it runs as a formula. */
export function csvOf(designs: DesignSummary[]): Blob {
  const cells = designs.map((design) => Object.values(columns).map((cell) => cell(design)))
  const text = stringify(cells, { ...csvForm, columns: Object.keys(columns) })
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}

function yesOrNo(flag: boolean): string {
  return flag ? 'Yes' : 'No'
}

function figure(value: number | null | undefined): string {
  return value == null ? '' : String(value)
}
