import { type Contact, ContactLine } from '../text-pages/contact-line.tsx'
import type { Section } from '../text-pages/sections.tsx'

/** What the product does with a visitor's data, for a firm that has saved no policy of its own. */
export function defaultPolicy(contact: Contact): Section[] {
  const firm = contact.websiteName
  return [
    {
      title: 'What is collected',
      content: (
        <>
          <p>The enquiry form collects what you type into it, and nothing else:</p>
          <ul>
            <li>your name, email address and phone number</li>
            <li>your state and city</li>
            <li>what you require</li>
            <li>
              the design you wrote from, if you wrote from a design’s page, the notice beside the form, and
              the time
            </li>
          </ul>
          <p>
            Looking around needs no account. The site sets no cookies for visitors and carries no advertising
            or tracking.
          </p>
        </>
      ),
    },
    {
      title: 'Why',
      content: (
        <p>
          To answer your enquiry: to call or write to you, to prepare a proposal and, if you commission it, to
          carry it out. {firm} does not sell it or use it for anything else.
        </p>
      ),
    },
    {
      title: 'Who sees it',
      content: (
        <p>
          The people at {firm} who answer enquiries, and those who run the site and its mail for them.
          Payments happen at your bank, your UPI app or the payment provider, under their own policies; this
          site never asks for card numbers, PINs or one-time passwords.
        </p>
      ),
    },
    {
      title: 'How long it is kept',
      content: (
        <p>
          As long as it is needed to answer you and to carry out what was agreed, or as long as the law
          requires.
        </p>
      ),
    },
    {
      title: 'How to withdraw',
      content: (
        <p>
          You may ask at any time what is kept about you, have it corrected, withdraw your consent or have it
          deleted. A message to <ContactLine contact={contact} /> is enough.
        </p>
      ),
    },
    {
      title: 'Whom to contact',
      content: (
        <p>
          {firm} is responsible for what is collected here and answers at <ContactLine contact={contact} />.
        </p>
      ),
    },
  ]
}
