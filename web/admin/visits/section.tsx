import { Link } from 'react-router'
import { designPath } from '#contract/design-path.ts'
import { plotInWords } from '#contract/fit/plot-in-words.ts'
import { type Visits, visitKinds } from '#contract/visits.ts'
import { withQuery } from '#web/api/request.ts'
import { Schedule } from '../dashboard/schedule.tsx'
import { Section } from '../dashboard/section.tsx'
import { useMay } from '../session/use-may.ts'
import { VisitFigures } from './figures.tsx'
import { isAnything, sumOf, visitLabels } from './sums.ts'

/** How visitors choose: what was counted of the last thirty days. */
export function VisitsSection({ visits }: { visits: Visits }) {
  const { isCounting, days, designs, searches, plots } = visits
  // Whoever has no designs to keep sees them on the site.
  const mayKeep = useMay('content')
  const isEmpty = !isAnything(sumOf(days, days.length)) && searches.length === 0 && plots.length === 0
  if (isEmpty)
    return (
      <Section id="visits" title="How visitors choose">
        <p className="py-4 text-small text-ink-soft">
          {isCounting ? 'Nothing was counted in the last 30 days.' : <Off />}
        </p>
      </Section>
    )
  return (
    <Section id="visits" title="How visitors choose">
      {!isCounting && (
        <p className="pt-4 text-small text-ink-soft">
          <Off />
        </p>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 pt-4 lg:grid-cols-2">
        <VisitFigures days={days} />
        {designs.length > 0 && (
          <Schedule
            title="Chosen most, last 30 days"
            entries={designs.slice(0, 5).map(({ _id, code, title, ...counts }) => ({
              key: _id,
              name: (
                <span className="relative block truncate">
                  <span className="annotation mr-2 text-ink-soft">{code}</span> {title}
                  <span className="sr-only">
                    {`, ${visitKinds.map((kind) => `${visitLabels[kind]} ${counts[kind]}`).join(', ')}; in all`}
                  </span>
                </span>
              ),
              count: visitKinds.reduce((sum, kind) => sum + counts[kind], 0),
              to: mayKeep ? `/admin/designs/${_id}` : designPath({ code }),
            }))}
          />
        )}
        {searches.length > 0 && (
          <Schedule
            title="Searches that found nothing"
            entries={searches.map(({ text, count }) => ({
              key: text,
              name: text,
              count,
              to: withQuery(mayKeep ? '/admin/designs' : '/gallery', { search: text }),
            }))}
          />
        )}
        {plots.length > 0 && (
          <Schedule
            title="Plots asked for"
            entries={plots.map(({ text, count }) => ({ key: text, name: plotInWords(text), count }))}
          />
        )}
      </div>
    </Section>
  )
}

function Off() {
  return (
    <>
      Visits are not counted.{' '}
      {useMay('content') && (
        <Link to="/admin/settings?tab=website" className="ruled-link">
          Website settings
        </Link>
      )}
    </>
  )
}
