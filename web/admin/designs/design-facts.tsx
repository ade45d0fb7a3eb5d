import type { ReactNode } from 'react'
import { dayOf } from '#contract/dates.ts'
import type { Design } from '#contract/design.ts'
import type { House } from '#contract/house.ts'
import { facingNames, storeysOf, vastuNames } from '#contract/house-shown.ts'
import { tagLabel } from '#contract/tags.ts'
import { formatArea, formatDimensions, formatLengths } from '#web/ui/measures.ts'
import { Price } from '#web/ui/price.tsx'
import { SetText } from '../rich-text/set-text.tsx'
import { type DesignTyped, designForm } from './design-definition.ts'

interface Fact<Of = Design> {
  label: string
  /** Nothing where the design does not say. */
  show: (of: Of) => ReactNode
}

/** What is shown otherwise than the form says it, in order; null where it stands elsewhere on the page. */
const own: Partial<Record<keyof Design, Fact | null>> = {
  title: null,
  code: { label: 'Code', show: ({ code }) => code },
  basePrice: { label: 'Price', show: (design) => <Price {...design} /> },
  discountPrice: null,
  category: { label: 'Category', show: ({ category }) => category.name },
  subcategory: { label: 'Subcategory', show: ({ subcategory }) => subcategory.name },
  featured: { label: 'Featured', show: ({ featured }) => (featured ? 'Yes' : 'No') },
  trending: { label: 'Trending', show: ({ trending }) => (trending ? 'Yes' : 'No') },
  tags: { label: 'Tags', show: ({ tags }) => tags.map(tagLabel).join(', ') },
  area: { label: 'Area', show: ({ area }) => area !== null && formatArea(area) },
  dimensions: { label: 'Dimensions', show: ({ dimensions }) => dimensions && formatDimensions(dimensions) },
  materials: { label: 'Materials', show: ({ materials }) => materials.join(', ') },
  colors: { label: 'Colors', show: ({ colors }) => colors.join(', ') },
  features: null,
  shortDescription: null,
  description: null,
  detailedDescription: null,
  createdAt: { label: 'Created', show: ({ createdAt }) => dayOf(createdAt) },
  updatedAt: { label: 'Updated', show: ({ updatedAt }) => dayOf(updatedAt) },
}

/** What may be long, in order. */
const texts: Fact[] = [
  { label: 'In short', show: ({ shortDescription }) => shortDescription },
  { label: 'Description', show: ({ description }) => description || 'No description provided' },
  { label: 'In detail', show: ({ detailedDescription: text }) => text && <SetText text={text} /> },
  { label: 'Features', show: ({ features }) => features.join('\n') },
]

/** What the design says of its house, in order; null where another line says it. */
const ofHouse: Record<keyof House, Fact<House> | null> = {
  plot: { label: 'Plot', show: ({ plot }) => plot && sidesOf(plot) },
  bedrooms: { label: 'Bedrooms', show: ({ bedrooms }) => bedrooms?.toString() },
  bathrooms: { label: 'Bathrooms', show: ({ bathrooms }) => bathrooms?.toString() },
  floors: { label: 'Floors', show: storeysOf },
  stilt: null,
  facing: { label: 'Facing', show: ({ facing }) => facing && facingNames[facing] },
  parking: { label: 'Cars', show: ({ parking }) => parking?.toString() },
  vastu: { label: 'Vastu', show: ({ vastu }) => vastu && vastuNames[vastu] },
  style: { label: 'Style', show: ({ style }) => style },
}

function sidesOf({ width, depth, unit }: NonNullable<House['plot']>): string {
  const [side, other] = [width, depth].filter((length) => length !== null)
  if (side === undefined) return ''
  if (other !== undefined) return formatLengths([side, other], unit)
  return `${formatLengths([side], unit)} ${width === null ? 'deep' : 'wide'}`
}

const houseFacts = Object.values(ofHouse).flatMap((fact): Fact[] =>
  fact ? [{ label: fact.label, show: ({ house }) => house && fact.show(house) }] : [],
)

/** The fields of the form that say nothing else of themselves. */
const further: Fact[] = designForm.compared
  .filter(({ path }) => !Object.hasOwn(own, path) && !path.startsWith('house.'))
  .map(({ path, label, shown = String }) => ({
    label,
    show: (design) => shown(designForm.typedFrom(design)[path as keyof DesignTyped]),
  }))

const facts = [...Object.values(own), ...houseFacts, ...further]

/** Everything that is known of a design besides its pictures and texts; what it does not say is left out. */
export function DesignFacts({ design }: { design: Design }) {
  return (
    <dl className="self-start border-t border-ink text-small lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {facts.map((fact) => {
        const shown = fact?.show(design)
        if (!fact || !shown) return null
        return (
          <div
            key={fact.label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-hairline py-2.5"
          >
            <dt className="annotation pt-0.5 text-ink-soft">{fact.label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{shown}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What is written of a design, as wide as it reads well; what it does not say is left out. */
export function DesignTexts({ design }: { design: Design }) {
  return (
    <dl className="max-w-line border-t border-ink">
      {texts.map(({ label, show }) => {
        const shown = show(design)
        if (!shown) return null
        return (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-hairline py-3">
            <dt className="annotation text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{shown}</dd>
          </div>
        )
      })}
    </dl>
  )
}
