import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { grouped } from '#contract/count.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { dayOf } from '#contract/dates.ts'
import { withQuery } from '#web/api/request.ts'
import { enquiryCount, readingOf } from './labels.ts'
import { PeriodSwitch } from './period-switch.tsx'
import { periodOf, summaryOf } from './periods.ts'
import { EmptyPlot, Plot } from './plot.tsx'
import { Section } from './section.tsx'

type Day = Dashboard['days'][number]

/** Enquiries day by day, as a plotted line that can be read. */
export function OverTime({ days }: { days: Day[] }) {
  const [search] = useSearchParams()
  const period = periodOf(search)
  const shown = days.slice(-period.length)
  const [chosen, setChosen] = useState<string>()
  const found = shown.findIndex(({ day }) => day === chosen)
  const selected = found < 0 ? shown.length - 1 : found
  const isEmpty = shown.every(({ count }) => count === 0)
  return (
    <Section id="over-time" title="Enquiries over time" aside={<PeriodSwitch chosen={period} />}>
      {isEmpty ? (
        <EmptyPlot text={`No enquiries in the last ${period.length} days.`} />
      ) : (
        <figure>
          <figcaption className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <Summary days={days} length={period.length} />
            <Reading day={shown[selected]} />
          </figcaption>
          <Plot
            days={shown}
            datedEvery={period.datedEvery}
            selected={selected}
            onRead={(next) => setChosen(shown[next]?.day)}
          />
        </figure>
      )}
    </Section>
  )
}

function Summary({ days, length }: { days: Day[]; length: number }) {
  const { total, before, most } = summaryOf(days, length)
  return (
    <p className="text-small">
      <Link to={withQuery('/admin/enquiries', { from: days.at(-length)?.day })} className="ruled-link">
        {enquiryCount(total)} in {length} days
      </Link>
      {before !== null && `, ${grouped(before)} in the ${length} days before`}.
      {most && ` Busiest day: ${dayOf(most.day)}, with ${grouped(most.count)}.`}
    </p>
  )
}

/** The day that is read from the line, and the way to its enquiries. */
function Reading({ day }: { day: Day | undefined }) {
  if (!day) return null
  const classes = 'annotation flex min-h-11 items-center text-accent'
  if (day.count === 0) return <p className={classes}>{readingOf(day)}</p>
  return (
    <Link to={withQuery('/admin/enquiries', { from: day.day, to: day.day })} className={classes}>
      <span className="ruled-link">{readingOf(day)}</span>
    </Link>
  )
}
