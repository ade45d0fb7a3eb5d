import type { Enquiry } from '#contract/enquiry.ts'
import { telephoneLink } from '#web/addresses/contact-links.ts'
import { chatWith, mailTo } from './reply-links.ts'
import { openingOf, subjectOf } from './reply-opening.ts'

const links = [
  { label: 'Call', hrefOf: ({ phone }: Enquiry) => telephoneLink(phone) },
  {
    label: 'WhatsApp',
    hrefOf: (enquiry: Enquiry) => chatWith(enquiry.phone, openingOf(enquiry)),
  },
  {
    label: 'Email',
    hrefOf: (enquiry: Enquiry) => mailTo(enquiry.email, subjectOf(enquiry), openingOf(enquiry)),
  },
]

/** The three ways to answer who asked. */
export function ContactActions({ enquiry }: { enquiry: Enquiry }) {
  return (
    <div className="-mx-2 flex flex-wrap print:hidden">
      {links.map(({ label, hrefOf }) => (
        <a
          key={label}
          href={hrefOf(enquiry)}
          target={label === 'WhatsApp' ? '_blank' : undefined}
          rel="noopener"
          aria-label={`${label} ${enquiry.name}`}
          className="inline-flex min-h-11 items-center px-2 text-small ruled-link -outline-offset-2"
        >
          {label}
        </a>
      ))}
    </div>
  )
}
