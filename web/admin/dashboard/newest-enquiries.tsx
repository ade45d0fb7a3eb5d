import { Link } from 'react-router'
import type { Enquiry } from '#contract/enquiry.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { Section } from './section.tsx'

/** Who asked last, and the ways to answer at once. */
export function NewestEnquiries({ enquiries }: { enquiries: Enquiry[] }) {
  const all = (
    <Link to="/admin/enquiries" className="text-small ruled-link">
      All enquiries
    </Link>
  )
  return (
    <Section id="newest" title="Newest enquiries" aside={enquiries.length > 0 && all}>
      {enquiries.length === 0 && (
        <p className="border-b border-hairline py-4 text-small text-ink-soft">
          No enquiries yet. They appear here as they arrive.
        </p>
      )}
      <ul>
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry._id} enquiry={enquiry} list="" />
        ))}
      </ul>
    </Section>
  )
}
