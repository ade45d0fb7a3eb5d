import { Link } from 'react-router'
import { counted } from '#contract/count.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { shortMomentOf } from '#contract/dates.ts'
import type { PublishedKind } from '#contract/publishing.ts'
import { Section } from './section.tsx'

type ToPublished = NonNullable<Dashboard['toPublish']>
type Turn = ToPublished['turns'][number]

interface Kind {
  one: string
  many: string
  /** The list of its drafts. */
  drafts: string
  /** Where one of them is edited. */
  page: (id: string) => string
}

const kinds: Record<PublishedKind, Kind> = {
  design: {
    one: 'design',
    many: 'designs',
    drafts: '/admin/designs?status=draft',
    page: (id) => `/admin/designs/${id}/edit`,
  },
  category: {
    one: 'category',
    many: 'categories',
    drafts: '/admin/categories?status=draft',
    page: (id) => `/admin/categories/${id}/edit`,
  },
  service: {
    one: 'service',
    many: 'services',
    drafts: '/admin/services?status=draft',
    page: (id) => `/admin/services/${id}/edit`,
  },
  pricing: {
    one: 'pricing image',
    many: 'pricing images',
    drafts: '/admin/services?tab=pricing&status=draft',
    page: (id) => `/admin/services/pricing/${id}/edit`,
  },
  testimonial: {
    one: 'testimonial',
    many: 'testimonials',
    drafts: '/admin/testimonials?status=draft',
    page: (id) => `/admin/testimonials/${id}/edit`,
  },
  banner: {
    one: 'banner',
    many: 'banners',
    drafts: '/admin?status=draft#banners',
    page: (id) => `/admin/banners/${id}/edit`,
  },
}

/** What waits to be published: drafts, and what has a time. Nothing where nothing waits. */
export function ToPublish({ toPublish }: { toPublish: ToPublished }) {
  const { turns, allTurns } = toPublish
  if (toPublish.drafts.length === 0 && allTurns === 0) return null
  return (
    <Section id="to-publish" title="To be published">
      {toPublish.drafts.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-1 text-small">
          <span className="font-medium">Drafts</span>
          {toPublish.drafts.map(({ kind, count }) => (
            <Link key={kind} to={kinds[kind].drafts} className="inline-flex min-h-11 items-center ruled-link">
              {counted(count, kinds[kind].one, kinds[kind].many)}
            </Link>
          ))}
        </p>
      )}
      {turns.length > 0 && (
        <ol aria-label="What is published or taken back next">
          {turns.map((turn) => (
            <TurnRow key={turn._id} turn={turn} />
          ))}
        </ol>
      )}
      {allTurns > turns.length && (
        <p className="py-3 text-small text-ink-soft">and {allTurns - turns.length} more</p>
      )}
    </Section>
  )
}

function TurnRow({ turn: { kind, _id, name, at, isPublished } }: { turn: Turn }) {
  return (
    <li className="grid min-h-11 items-center gap-x-6 border-b border-hairline py-1 text-small sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <span className="annotation">{shortMomentOf(at)}</span>
      <Link to={kinds[kind].page(_id)} className="inline-flex min-h-11 min-w-0 items-center">
        <span className="truncate ruled-link">{name || kinds[kind].one}</span>
      </Link>
      <span className="text-ink-soft">
        {kinds[kind].one} {isPublished ? 'is published' : 'is taken back'}
      </span>
    </li>
  )
}
