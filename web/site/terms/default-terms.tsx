import { Link } from 'react-router'
import { piecesOf, type Words, wordsOf } from '#contract/words/fill.ts'
import { termsWords } from '#contract/words/terms.ts'
import { type Contact, ContactLine } from '../text-pages/contact-line.tsx'
import { Paragraph } from '../text-pages/paragraph.tsx'
import type { Section } from '../text-pages/sections.tsx'

const plain = ['appointments', 'scope', 'payments', 'property', 'client', 'liability'] as const

/** The terms of a firm that has saved none of its own. */
export function defaultTerms(contact: Contact, changed: Words): Section[] {
  const [say, pieces] = [wordsOf(termsWords, changed), piecesOf(termsWords, changed)]
  const firm = contact.websiteName
  return [
    { title: say('terms.services'), content: <p>{say('terms.services.text', { firm })}</p> },
    ...plain.map((name) => ({
      title: say(`terms.${name}`),
      content: <p>{say(`terms.${name}.text`)}</p>,
    })),
    {
      title: say('terms.privacy'),
      content: (
        <Paragraph>
          {pieces('terms.privacy.text', {
            policy: <Link to="/privacy-policy">{say('terms.privacy.policy')}</Link>,
          })}
        </Paragraph>
      ),
    },
    { title: say('terms.changes'), content: <p>{say('terms.changes.text')}</p> },
    {
      title: say('terms.contact'),
      content: (
        <Paragraph>
          {pieces('terms.contact.text', { firm: <>{firm}</>, contact: <ContactLine contact={contact} /> })}
        </Paragraph>
      ),
    },
  ]
}
