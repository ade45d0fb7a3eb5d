import { Link } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import { telephoneLink } from '#web/addresses/contact-links.ts'

export type Contact = Pick<Settings, 'websiteName' | 'contactEmail' | 'contactPhone'>

/** By mail and by phone, as far as they are known; otherwise the contact page. */
export function ContactLine({ contact: { contactEmail, contactPhone } }: { contact: Contact }) {
  if (!contactEmail && !contactPhone) return <Link to="/contact">the contact page</Link>
  return (
    <>
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      {contactEmail && contactPhone && ' or '}
      {contactPhone && <a href={telephoneLink(contactPhone)}>{contactPhone}</a>}
    </>
  )
}
