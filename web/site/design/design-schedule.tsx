import type { ReactNode } from 'react'
import type { Design, Dimensions } from '#contract/design.ts'
import { formatLength } from '#web/ui/measures.ts'
import { Swatch } from './swatch.tsx'

/** Dimensions, features, materials and colours, as a drawing schedules them. Nothing is shown of what is not known. */
export function DesignSchedule({ design: { dimensions, features, materials, colors } }: { design: Design }) {
  const lengths = dimensions ? lengthsOf(dimensions) : []
  if ([lengths, features, materials, colors].every(({ length }) => length === 0)) return null
  return (
    <div className="border-t border-ink wrap-anywhere">
      {lengths.length > 0 && (
        <Row title="Dimensions">
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {lengths.map(([term, text]) => (
              <div key={term}>
                <dt className="text-small text-ink-soft">{term}</dt>
                <dd className="annotation mt-0.5 text-small">{text}</dd>
              </div>
            ))}
          </dl>
        </Row>
      )}
      {features.length > 0 && (
        <Row title="Key Features">
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3">
                <span aria-hidden="true" className="mt-[0.8em] h-px w-4 shrink-0 bg-laterite" />
                {feature}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {materials.length > 0 && (
        <Row title="Materials">
          <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {materials.map((material, index) => (
              <li key={material} className="flex items-baseline gap-4">
                <span aria-hidden="true" className="annotation text-ink-soft">
                  M{index + 1}
                </span>
                {material}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {colors.length > 0 && (
        <Row title="Colors">
          <ul className="flex flex-wrap gap-4">
            {colors.map((color) => (
              <li key={color}>
                <Swatch name={color} />
              </li>
            ))}
          </ul>
        </Row>
      )}
    </div>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-b border-hairline py-5 md:grid-cols-[11rem_1fr]">
      <h2 className="font-medium">{title}</h2>
      {children}
    </section>
  )
}

function lengthsOf({ width, height, depth, unit }: Dimensions): [string, string][] {
  const lengths = { Width: width, Height: height, Depth: depth }
  return Object.entries(lengths).flatMap(([term, length]) => {
    return length === null ? [] : [[term, formatLength(length, unit)] as [string, string]]
  })
}
