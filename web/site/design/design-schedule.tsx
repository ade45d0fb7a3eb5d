import type { ReactNode } from 'react'
import type { Design, Dimensions } from '#contract/design.ts'
import type { House } from '#contract/house.ts'
import { storeysOf } from '#contract/house-shown.ts'
import { designWords } from '#contract/words/design.ts'
import { sideWords } from '#contract/words/measures.ts'
import { useWords } from '#web/ui/words.ts'
import { Lengths } from '../units/measured.tsx'
import { UnitSwitch } from '../units/unit-switch.tsx'
import { Plot } from './plot.tsx'
import { Swatch } from './swatch.tsx'

const words = { ...designWords, ...sideWords }
type Say = ReturnType<typeof useWords<typeof words>>

interface Row {
  title: keyof typeof designWords
  /** Null where the design does not say. */
  show: (design: Design, say: Say) => ReactNode
}

/** What each property of a design shows in the schedule, in order; null where it stands elsewhere on the page. */
const rows: Record<keyof Design, Row | null> = {
  _id: null,
  code: null,
  title: null,
  description: null,
  shortDescription: null,
  detailedDescription: null,
  category: null,
  categoryName: null,
  status: null,
  publishAt: null,
  unpublishAt: null,
  subcategory: null,
  tags: null,
  featured: null,
  trending: null,
  basePrice: null,
  discountPrice: null,
  area: null,
  house: { title: 'design.house', show: ({ house }, say) => house && factsOf(houseFacts(house, say)) },
  images: null,
  isStatic: null,
  createdAt: null,
  updatedAt: null,
  dimensions: {
    title: 'design.dimensions',
    show: ({ dimensions }, say) => dimensions && lengthsOf(dimensions, say),
  },
  features: {
    title: 'design.features',
    show: ({ features }) => features.length > 0 && <Features all={features} />,
  },
  materials: {
    title: 'design.materials',
    show: ({ materials }) => materials.length > 0 && <Materials all={materials} />,
  },
  colors: { title: 'design.colors', show: ({ colors }) => colors.length > 0 && <Colors all={colors} /> },
}

/** Dimensions, features, materials and colours, as a drawing schedules them. Nothing is shown of what is not known. */
export function DesignSchedule({ design }: { design: Design }) {
  const say = useWords(words)
  const shown = Object.values(rows).flatMap((row) => {
    const content = row?.show(design, say)
    return row && content ? [{ title: say(row.title), content }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className="border-t border-ink wrap-anywhere">
      {isMeasured(design) && (
        <div className="flex justify-end border-b border-hairline py-3">
          <UnitSwitch />
        </div>
      )}
      {shown.map(({ title, content }) => (
        <section key={title} className="grid gap-3 border-b border-hairline py-5 md:grid-cols-[11rem_1fr]">
          <h2 className="font-medium">{title}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}

function isMeasured({ area, dimensions, house }: Design): boolean {
  const { width, height, depth } = dimensions ?? {}
  return Boolean(area || width || height || depth || house?.plot)
}

/** Null where none of the three is known. */
function lengthsOf({ width, height, depth, unit }: Dimensions, say: Say): ReactNode {
  const lengths = Object.entries({
    [say('design.width')]: width,
    [say('design.height')]: height,
    [say('design.depth')]: depth,
  }).map(
    ([term, length]) =>
      [term, length !== null && length > 0 && <Lengths of={[length]} unit={unit} />] as const,
  )
  return factsOf(lengths)
}

/** What is known, under its term. */
export type Fact = readonly [term: string, known: ReactNode]

/** What is known of a house, each fact under its term. */
export function houseFacts(house: House, say: Say): Fact[] {
  const { plot, bedrooms, bathrooms, parking, facing, vastu, style } = house
  const facts: Fact[] = [
    [
      say('design.plot'),
      plot?.width && plot.depth && <Plot sides={[plot.width, plot.depth]} unit={plot.unit} />,
    ],
    [say('design.bedrooms'), textOf(bedrooms)],
    [say('design.bathrooms'), textOf(bathrooms)],
    [say('design.floors'), storeysOf(house)],
    [say('design.facing'), facing && say(`site.side.${facing}`)],
    [say('design.parking'), textOf(parking)],
    [say('design.vastu'), vastu && say(`design.vastu.${vastu}`)],
    [say('design.style'), style],
  ]
  return facts.filter(([, fact]) => fact)
}

function textOf(number: number | null): string | null {
  return number === null ? null : String(number)
}

/** Null where nothing of it is known. */
function factsOf(facts: Fact[]): ReactNode {
  const known = facts.filter(([, fact]) => fact)
  if (known.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {known.map(([term, fact]) => (
        <div key={term}>
          <dt className="text-small text-ink-soft">{term}</dt>
          <dd className="annotation mt-0.5 text-small">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function Features({ all }: { all: string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {all.map((feature) => (
        <li key={feature} className="flex gap-3">
          <span aria-hidden="true" className="mt-[0.8em] h-px w-4 shrink-0 bg-accent" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

function Materials({ all }: { all: string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {all.map((material, index) => (
        <li key={material} className="flex items-baseline gap-4">
          <span aria-hidden="true" className="annotation w-8 shrink-0 text-ink-soft">
            M{index + 1}
          </span>
          {material}
        </li>
      ))}
    </ul>
  )
}

function Colors({ all }: { all: string[] }) {
  return (
    <ul className="flex flex-wrap gap-4">
      {all.map((color) => (
        <li key={color}>
          <Swatch name={color} />
        </li>
      ))}
    </ul>
  )
}
