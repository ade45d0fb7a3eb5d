import type { ReactNode } from 'react'
import type { DesignSummary } from '#contract/design.ts'
import type { DesignImage } from '#contract/file.ts'
import { type Facing, storeysOf } from '#contract/house-shown.ts'
import { priceOf } from '#contract/prices.ts'
import { designWords } from '#contract/words/design.ts'
import { sideWords } from '#contract/words/measures.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useWords } from '#web/ui/words.ts'
import { Area, Lengths, Size } from '../units/measured.tsx'

/** What a line is called: as on the page of a design, where it stands there. */
export const lineWords = { ...designWords, ...shortlistWords } as const
type Title =
  | `design.${'area' | 'bedrooms' | 'bathrooms' | 'floors' | 'plot' | 'facing' | 'size'}`
  | `shortlist.${'plan' | 'price'}`

/** What designs are compared by. */
interface Row {
  title: Title
  /** The same for designs that are alike in it; '' where the design does not say. A picture is never compared. */
  value: (design: DesignSummary) => string | null
  show: (design: DesignSummary) => ReactNode
}

const planOf = ({ images }: DesignSummary) => images.find(({ kind }) => kind === 'plan')

/** As wide as the whole plan can be: until its picture has come, its height follows from a width alone. */
function roomOf(plan: DesignImage | undefined) {
  if (!plan?.width || !plan.height) return undefined
  return { width: `min(20rem, ${plan.width}px, ${(16 * plan.width) / plan.height}rem)` }
}

const rows: Row[] = [
  {
    title: 'shortlist.plan',
    value: (design) => (planOf(design) ? null : ''),
    show: (design) => (
      <Picture
        image={planOf(design)}
        alt={planOf(design)?.alt || design.title}
        sizes="(min-width: 640px) 20rem, 75vw"
        className="h-auto max-h-64 w-auto max-w-full"
        style={roomOf(planOf(design))}
      />
    ),
  },
  {
    title: 'shortlist.price',
    value: (design) => String(priceOf(design) ?? 'asked for'),
    show: (design) => <Price {...design} />,
  },
  {
    title: 'design.area',
    value: ({ area }) => String(area ?? ''),
    show: ({ area }) => area !== null && <Area squareFeet={area} />,
  },
  {
    title: 'design.bedrooms',
    value: ({ house }) => String(house?.bedrooms ?? ''),
    show: ({ house }) => house?.bedrooms,
  },
  {
    title: 'design.bathrooms',
    value: ({ house }) => String(house?.bathrooms ?? ''),
    show: ({ house }) => house?.bathrooms,
  },
  {
    title: 'design.floors',
    value: ({ house }) => (house ? storeysOf(house) : ''),
    show: ({ house }) => house && storeysOf(house),
  },
  {
    title: 'design.plot',
    value: ({ house }) => {
      const { width, depth, unit } = house?.plot ?? {}
      return width && depth ? `${width} ${depth} ${unit}` : ''
    },
    show: ({ house }) => {
      const { width, depth, unit } = house?.plot ?? {}
      return width && depth && unit && <Lengths of={[width, depth]} unit={unit} />
    },
  },
  {
    title: 'design.facing',
    value: ({ house }) => house?.facing ?? '',
    show: ({ house }) => house?.facing && <Side of={house.facing} />,
  },
  {
    title: 'design.size',
    value: ({ dimensions }) =>
      dimensions?.width || dimensions?.height || dimensions?.depth ? JSON.stringify(dimensions) : '',
    show: ({ dimensions }) => dimensions && <Size dimensions={dimensions} />,
  },
]

function Side({ of }: { of: Facing }) {
  return useWords(sideWords)(`site.side.${of}`)
}

/** The rows of which at least one of these designs says something, and whether they differ in it; null where that is not asked. */
export function rowsOf(designs: DesignSummary[]) {
  return rows.flatMap((row) => {
    const values = designs.map(row.value)
    if (values.every((value) => value === '')) return []
    const isCompared = designs.length > 1 && !values.includes(null)
    return [{ ...row, differs: isCompared ? new Set(values).size > 1 : null }]
  })
}
