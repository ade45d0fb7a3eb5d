import { Link } from 'react-router'
import type { DesignSummary } from '#contract/design.ts'
import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import { designWords } from '#contract/words/design.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Card } from '../design-cards/card.ts'
import { CarriesPicture } from '../design-cards/design-card.tsx'
import { JustifiedGrid } from '../design-cards/justified-grid.tsx'
import { useLeavesForDesign } from './leaves-for-design.ts'

interface RelatedDesignsProps {
  /** null where they could not be loaded. */
  designs: Card[] | null
  /** null where theirs is gone. */
  category: DesignSummary['category'] | null
}

/** Others of the same category. */
export function RelatedDesigns({ designs, category }: RelatedDesignsProps) {
  const say = useWords(designWords)
  const isLeaving = useLeavesForDesign()
  if (designs?.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-20 md:mt-28">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-4">
        <h2 id="related" className="text-section expanded">
          {say('design.related')}
        </h2>
        <Link
          to={category ? `/gallery?category=${encodeURIComponent(category.slug)}` : '/gallery'}
          className="ruled-link"
        >
          {say('design.related.all')}
        </Link>
      </div>
      {designs ? (
        <div className="mt-8">
          <CarriesPicture value={isLeaving}>
            <JustifiedGrid designs={designs} tags={limitsOfVisitors.design.tagsOnCard} />
          </CarriesPicture>
        </div>
      ) : (
        <ErrorText className="mt-8">{say('design.related.failed')}</ErrorText>
      )}
    </section>
  )
}
