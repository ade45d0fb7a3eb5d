import { Link } from 'react-router'
import { counted } from '#contract/count.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { Section } from './section.tsx'

/** The list of all follow-ups, the earliest first. */
const list = '?followUp=set&sort=followUp'

/** Whom to be in touch with again today; nothing where there is nobody. */
export function FollowUps({ followUps: { count, first } }: Pick<Dashboard, 'followUps'>) {
  if (count === 0) return null
  const all = (
    <Link to={`/admin/enquiries${list}`} className="text-small ruled-link">
      {counted(count, 'follow-up')} due
    </Link>
  )
  return (
    <Section id="follow-ups" title="To follow up" aside={all}>
      <ul>
        {first.map((enquiry) => (
          <EnquiryRow key={enquiry._id} enquiry={enquiry} list={list} />
        ))}
      </ul>
    </Section>
  )
}
