import { Link } from 'react-router'
import type { DesignSummary } from '#contract/design.ts'
import { limits } from '#contract/limits.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { DesignCard } from '../design-card.tsx'

interface RelatedDesignsProps {
  /** null where they could not be loaded. */
  designs: DesignSummary[] | null
  category: DesignSummary['category']
}

/** Others of the same category. */
export function RelatedDesigns({ designs, category }: RelatedDesignsProps) {
  if (designs?.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-20 md:mt-28">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-4">
        <h2 id="related" className="text-section expanded">
          You may also like
        </h2>
        <Link to={`/gallery?category=${encodeURIComponent(category.slug)}`} className="ruled-link">
          View all →
        </Link>
      </div>
      {designs ? (
        <ul className="mt-8 grid items-end gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
          {designs.map((design) => (
            <li key={design._id}>
              <DesignCard
                design={design}
                tags={limits.design.tagsOnCard}
                sizes="(min-width: 1280px) 22vw, (min-width: 640px) 46vw, 92vw"
              />
            </li>
          ))}
        </ul>
      ) : (
        <ErrorText className="mt-8">Could not load related designs</ErrorText>
      )}
    </section>
  )
}
