import { useId } from 'react'
import { listWords } from '#contract/words/list.ts'
import { useWords } from '#web/ui/words.ts'
import type { Card } from '../design-cards/card.ts'
import { JustifiedGrid } from '../design-cards/justified-grid.tsx'

interface ApartDesignsProps {
  /** Why they stand apart: `samples` stand in for designs that a firm has not drawn yet, `near` are just outside of what is sought. */
  as: 'samples' | 'near'
  designs: Card[]
  eager?: boolean
}

/** Designs that are not among those that are listed, under a heading that says so. */
export function ApartDesigns({ as, designs, eager }: ApartDesignsProps) {
  const say = useWords(listWords)
  const id = useId()
  if (designs.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="mt-16 border-t border-ink pt-4 first:mt-0 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-section expanded">
        {say(`list.${as}`)}
      </h2>
      <p className="mt-2 mb-8 text-ink-soft">{say(`list.${as}.lead`)}</p>
      <JustifiedGrid designs={designs} eager={eager} />
    </section>
  )
}
