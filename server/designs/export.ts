import type { Readable } from 'node:stream'
import { dayOf } from '#contract/dates.ts'
import type { DesignSummary } from '#contract/design.ts'
import { designPath } from '#contract/design-path.ts'
import { vastuNames } from '#contract/house-shown.ts'
import { listed } from '#contract/listed.ts'
import { standingOf } from '#contract/publishing-in-words.ts'
import { madeInTurns } from '../concurrency.ts'
import type { Db } from '../database/schema.ts'
import { csvFile } from '../http/csv.ts'
import { readDesigns } from './document.ts'

/**
 * The columns of the file, in order: a new one is one line here. Numbers are such that a spreadsheet reckons with them, and
 * an import reads each by its heading.
 */
const columns = {
  Code: ({ code }) => code,
  Title: ({ title }) => title,
  Category: ({ category }) => category.name,
  Subcategory: ({ subcategory }) => subcategory.name,
  Status: (design) => standingOf(design) ?? 'Published',
  Featured: ({ featured }) => yesOrNo(featured),
  Trending: ({ trending }) => yesOrNo(trending),
  'Base price (₹)': ({ basePrice }) => figure(basePrice),
  'Discount price (₹)': ({ discountPrice }) => figure(discountPrice),
  'Area (sq ft)': ({ area }) => figure(area),
  'Plot width': ({ house }) => figure(house?.plot?.width),
  'Plot depth': ({ house }) => figure(house?.plot?.depth),
  'Plot unit': ({ house }) => house?.plot?.unit ?? '',
  Bedrooms: ({ house }) => figure(house?.bedrooms),
  Bathrooms: ({ house }) => figure(house?.bathrooms),
  Floors: ({ house }) => figure(house?.floors),
  'Stilt floor': ({ house }) => (house ? yesOrNo(house.stilt) : ''),
  Facing: ({ house }) => house?.facing ?? '',
  Cars: ({ house }) => figure(house?.parking),
  Vastu: ({ house }) => (house?.vastu ? vastuNames[house.vastu] : ''),
  Style: ({ house }) => house?.style ?? '',
  Width: ({ dimensions }) => figure(dimensions?.width),
  Height: ({ dimensions }) => figure(dimensions?.height),
  Depth: ({ dimensions }) => figure(dimensions?.depth),
  Unit: ({ dimensions }) => dimensions?.unit ?? '',
  Tags: ({ tags }) => listed(tags),
  'Short description': ({ shortDescription }) => shortDescription,
  Images: ({ images }) => figure(images.length),
  Updated: ({ updatedAt }) => dayOf(updatedAt),
  Page: (design, origin) => `${origin}${designPath(design)}`,
} satisfies Record<string, (design: DesignSummary, origin: string) => string>

export const designHeadings = Object.keys(columns)

const readAtOnce = 100

/** The designs as a CSV file, in the order of `ids`. @param origin before the address of each one's page */
export function csvOf(db: Db, ids: string[], origin: string): Readable {
  const cellsOf = (design: DesignSummary) => Object.values(columns).map((cell) => cell(design, origin))
  return csvFile(designHeadings, madeInTurns(readEach(db, ids), cellsOf))
}

/** What is gone meanwhile is left out. */
async function* readEach(db: Db, ids: string[]): AsyncGenerator<DesignSummary> {
  for (let from = 0; from < ids.length; from += readAtOnce)
    yield* await readDesigns(db, ids.slice(from, from + readAtOnce))
}

function yesOrNo(flag: boolean): string {
  return flag ? 'Yes' : 'No'
}

function figure(value: number | null | undefined): string {
  return value == null ? '' : String(value)
}
