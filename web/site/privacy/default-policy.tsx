import { piecesOf, type Words, wordsOf } from '#contract/words/fill.ts'
import { privacyWords } from '#contract/words/privacy.ts'
import { ContactLine } from '../text-pages/contact-line.tsx'
import { Paragraph } from '../text-pages/paragraph.tsx'
import type { Contact } from '../text-pages/policy.ts'
import type { Section } from '../text-pages/sections.tsx'

const collected = ['person', 'place', 'requirement', 'beside'] as const

/** What the product does with a visitor's data, for a firm that has saved no policy of its own. */
export function defaultPolicy(contact: Contact, changed: Words): Section[] {
  const [say, pieces] = [wordsOf(privacyWords, changed), piecesOf(privacyWords, changed)]
  const firm = contact.websiteName
  const line = <ContactLine contact={contact} />
  return [
    {
      title: say('privacy.collected'),
      content: (
        <>
          <p>{say('privacy.collected.lead')}</p>
          <ul>
            {collected.map((name) => (
              <li key={name}>{say(`privacy.collected.${name}`)}</li>
            ))}
          </ul>
          <p>{say('privacy.collected.visit')}</p>
          <p>{say('privacy.collected.browser')}</p>
          {contact.countVisits && <p>{say('privacy.collected.counts')}</p>}
        </>
      ),
    },
    { title: say('privacy.why'), content: <p>{say('privacy.why.text', { firm })}</p> },
    { title: say('privacy.who'), content: <p>{say('privacy.who.text', { firm })}</p> },
    { title: say('privacy.kept'), content: <p>{say('privacy.kept.text')}</p> },
    {
      title: say('privacy.withdraw'),
      content: <Paragraph>{pieces('privacy.withdraw.text', { contact: line })}</Paragraph>,
    },
    {
      title: say('privacy.contact'),
      content: <Paragraph>{pieces('privacy.contact.text', { firm: <>{firm}</>, contact: line })}</Paragraph>,
    },
  ]
}
