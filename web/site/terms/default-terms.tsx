import { Link } from 'react-router'
import { type Contact, ContactLine } from '../text-pages/contact-line.tsx'
import type { Section } from '../text-pages/sections.tsx'

/** The terms of a firm that has saved none of its own. */
export function defaultTerms(contact: Contact): Section[] {
  const firm = contact.websiteName
  return [
    {
      title: 'Services',
      content: (
        <p>
          {firm} offers architectural, elevation, floor plan and interior design. What a commission covers,
          what is delivered and when is agreed in writing before work begins. Pictures and prices on this
          website describe designs; they are not an offer until the firm confirms them for your plot.
        </p>
      ),
    },
    {
      title: 'Appointments',
      content: (
        <p>
          Meetings and site visits are by appointment. Please give at least 24 hours notice to change or
          cancel one. The firm does the same, and offers another time.
        </p>
      ),
    },
    {
      title: 'Scope and revisions',
      content: (
        <p>
          The agreed scope names how many rounds of revision are included. Changes beyond it, or changes to
          what has already been approved, are estimated first and carried out once you agree.
        </p>
      ),
    },
    {
      title: 'Payments and refunds',
      content: (
        <p>
          Fees fall due at the stages named in the agreement, in Indian rupees, with taxes as the law
          requires. Work that has been done is paid for and is not refunded. What has been paid for work that
          has not begun is returned if the commission ends.
        </p>
      ),
    },
    {
      title: 'Intellectual property',
      content: (
        <p>
          Drawings, models and pictures remain the firm’s work. Once they are paid for you may use them to
          build the one project they were made for. Building them again, selling them or passing them on needs
          the firm’s written consent.
        </p>
      ),
    },
    {
      title: 'Client responsibilities',
      content: (
        <p>
          You provide correct information on the plot, its ownership and its limits, answer questions and
          approve drawings in time, and obtain the permits that are yours to obtain unless the agreement says
          otherwise.
        </p>
      ),
    },
    {
      title: 'Liability',
      content: (
        <p>
          The firm answers for the care of its own design work. It does not answer for work by contractors or
          suppliers, for changes made without it, or for delays beyond its control. Nothing here limits rights
          that the law gives you.
        </p>
      ),
    },
    {
      title: 'Privacy',
      content: (
        <p>
          What you send by the enquiry form is used to answer you. The{' '}
          <Link to="/privacy-policy">privacy policy</Link> says what is kept, why, and how to have it removed.
        </p>
      ),
    },
    {
      title: 'Changes',
      content: (
        <p>
          These terms may change. What applies to a commission is the version that stood here when it was
          agreed.
        </p>
      ),
    },
    {
      title: 'Contact',
      content: (
        <p>
          Questions about these terms reach {firm} at <ContactLine contact={contact} />.
        </p>
      ),
    },
  ]
}
