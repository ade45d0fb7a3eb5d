import { useId } from 'react'
import type { Card } from '../design-cards/card.ts'
import { JustifiedGrid } from '../design-cards/justified-grid.tsx'

/** What a firm shows where it has no design of its own yet. */
export function SampleDesigns({ designs, eager }: { designs: Card[]; eager?: boolean }) {
  const id = useId()
  if (designs.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="mt-16 border-t border-ink pt-4 first:mt-0 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-section expanded">
        Sample designs
      </h2>
      <p className="mt-2 mb-8 text-ink-soft">
        They show how a design is drawn and described here. Ask for one like it.
      </p>
      <JustifiedGrid designs={designs} eager={eager} />
    </section>
  )
}
