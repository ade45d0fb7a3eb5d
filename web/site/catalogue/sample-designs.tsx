import { useId } from 'react'
import { listWords } from '#contract/words/list.ts'
import { useWords } from '#web/ui/words.ts'
import type { Card } from '../design-cards/card.ts'
import { JustifiedGrid } from '../design-cards/justified-grid.tsx'

/** What a firm shows where it has no design of its own yet. */
export function SampleDesigns({ designs, eager }: { designs: Card[]; eager?: boolean }) {
  const say = useWords(listWords)
  const id = useId()
  if (designs.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="mt-16 border-t border-ink pt-4 first:mt-0 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-section expanded">
        {say('list.samples')}
      </h2>
      <p className="mt-2 mb-8 text-ink-soft">{say('list.samples.lead')}</p>
      <JustifiedGrid designs={designs} eager={eager} />
    </section>
  )
}
