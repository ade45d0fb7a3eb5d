import { Link } from 'react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import { Figure } from './figure.tsx'
import { IncompleteDesigns } from './incomplete-designs.tsx'
import { Section } from './section.tsx'

type SiteCounts = { [Count in keyof Dashboard['counts']]: NonNullable<Dashboard['counts'][Count]> }

/** Whether whoever reads these keeps the catalogue; otherwise it is not counted. */
export function keepsSite(counts: Dashboard['counts']): counts is SiteCounts {
  return counts.designs !== null
}

/** What the firm has to show, drafts too, in numbers, and what is weak about it. */
export function Catalogue({ counts, gaps }: { counts: SiteCounts; gaps: Dashboard['gaps'] }) {
  return (
    <Section id="catalogue" title="Catalogue">
      <dl className="grid grid-cols-2 border-b border-hairline *:even:border-l *:even:pl-3 max-md:*:nth-[n+3]:border-t md:grid-cols-4 md:*:nth-3:border-l md:*:nth-3:pl-3">
        <Figure label="Designs" count={counts.designs} to="/admin/designs" />
        <Figure label="Categories" count={counts.categories} to="/admin/categories" />
        <Figure label="Testimonials" count={counts.testimonials} to="/admin/testimonials" />
        <Figure label="Active banners" count={counts.activeBanners} to="#banners" />
      </dl>
      {counts.designs === 0 ? <EmptyCatalogue /> : <IncompleteDesigns gaps={gaps} />}
    </Section>
  )
}

function EmptyCatalogue() {
  return (
    <p className="py-4 text-small">
      The catalogue is empty, so visitors see the built-in samples.{' '}
      <Link to="/admin/designs/new" className="ruled-link text-accent">
        Add the first design
      </Link>
    </p>
  )
}
