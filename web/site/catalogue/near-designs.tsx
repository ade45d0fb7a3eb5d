import { useId } from 'react'
import { listWords } from '#contract/words/list.ts'
import { useWords } from '#web/ui/words.ts'
import type { Card } from '../design-cards/card.ts'
import { JustifiedGrid } from '../design-cards/justified-grid.tsx'

/** Designs just outside of what is sought, apart from those that fit, each with what sets it apart. */
export function NearDesigns({ designs }: { designs: Card[] }) {
  const say = useWords(listWords)
  const id = useId()
  if (designs.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-16 border-t border-ink pt-4">
      <h2 id={id} className="text-section expanded">
        {say('list.near')}
      </h2>
      <p className="mt-2 mb-8 text-ink-soft">{say('list.near.lead')}</p>
      <JustifiedGrid designs={designs} />
    </section>
  )
}
