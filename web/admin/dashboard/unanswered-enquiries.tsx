import { Link } from 'react-router'
import { counted, grouped } from '#contract/count.ts'
import { answeredDays, type Dashboard, type WaitingAge } from '#contract/dashboard.ts'
import { dayOf } from '#contract/dates.ts'
import { withQuery } from '#web/api/request.ts'
import { Figure } from './figure.tsx'
import { Section } from './section.tsx'
import { waited } from './waited.ts'

const labels: Record<WaitingAge, string> = {
  today: 'Today',
  recent: '1–2 days',
  week: '3–7 days',
  older: 'Older',
}

/** What needs doing now: the enquiries that nobody has answered, by how long they wait. */
export function UnansweredEnquiries({
  waiting,
  answered,
  counts,
}: Pick<Dashboard, 'waiting' | 'answered' | 'counts'>) {
  const { contacted, resolved } = counts.enquiries
  return (
    <Section id="waiting" title="To answer" aside={<Sentence {...waiting} />}>
      <dl className="grid grid-cols-4 border-b border-hairline *:not-first:border-l *:not-first:pl-3">
        {waiting.ages.map(({ age, from, to, count }) => (
          <Figure
            key={age}
            label={labels[age]}
            count={count}
            to={withQuery('/admin/enquiries', { status: 'new', from, to })}
            isUrgent={count > 0 && age !== 'today'}
          />
        ))}
      </dl>
      {contacted + resolved > 0 && (
        <p className="annotation -mb-4 flex flex-wrap gap-x-6 text-ink-soft">
          <Link to="/admin/enquiries?status=contacted" className="flex min-h-11 items-center ruled-link">
            {contacted} contacted
          </Link>
          <Link to="/admin/enquiries?status=resolved" className="flex min-h-11 items-center ruled-link">
            {resolved} resolved
          </Link>
          {answered.medianMinutes !== null && (
            <span className="flex min-h-11 items-center">
              {grouped(answered.count)} answered in {answeredDays} days, half within{' '}
              {waited(answered.medianMinutes)}
            </span>
          )}
        </p>
      )}
    </Section>
  )
}

function Sentence({ count, oldest }: Dashboard['waiting']) {
  if (oldest === null) return <p className="text-small text-ink-soft">No new enquiries are waiting.</p>
  return (
    <Link to="/admin/enquiries?status=new&sort=oldest" className="text-small ruled-link">
      {counted(count, 'new enquiry', 'new enquiries')}, the oldest from {dayOf(oldest)}
    </Link>
  )
}
