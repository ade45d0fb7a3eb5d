import { useRouteLoaderData } from 'react-router'
import type { Enquiry } from '#contract/enquiry.ts'
import { plotInWords } from '#contract/fit/plot-in-words.ts'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { enquirySentWords } from '#contract/words/enquiry-sent.ts'
import { plotWords } from '#contract/words/measures.ts'
import { chatLink } from '#web/addresses/contact-links.ts'
import { useWords } from '#web/ui/words.ts'
import type { SiteData } from '../site-data.ts'

const words = { ...enquiryWords, ...enquirySentWords }

/** What was sent, what it is called, what happens next, and a way to say the same in a chat. */
export function SentPanel({ enquiry }: { enquiry: Enquiry }) {
  const say = useWords(words)
  const sayPlot = useWords(plotWords)
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  const { reference, name, email, phone, city, state, requirement, about } = enquiry
  const sent = [
    ['enquiry.name', name],
    ['enquiry.email', email],
    ['enquiry.phone', phone],
    ['enquiry.city', `${city}, ${state}`],
    ['enquiry.sent.design', about?.code && `${about.code} ${about.title}`],
    ['enquiry.sent.chosen', about?.list.map(({ code, title }) => `${code} ${title}`).join('\n')],
    ['enquiry.sent.plot', about?.plot && plotInWords(about.plot, sayPlot)],
    ['enquiry.requirement', requirement],
  ] as const
  const chat = [say('enquiry.sent.chat.text', { reference, name }), requirement].join('\n')
  return (
    <>
      <span className="block">
        {say('enquiry.sent.reference')} <span className="annotation">{reference}</span>
        {settings.contactPhone && (
          <>
            {' · '}
            <a
              href={chatLink(settings.contactPhone, chat)}
              target="_blank"
              rel="noopener"
              className="ruled-link"
            >
              {say('enquiry.sent.chat')}
            </a>
          </>
        )}
      </span>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center ruled-link md:min-h-9">
          {say('enquiry.sent.show')}
        </summary>
        <dl className="mt-2 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-small sm:grid-cols-[8rem_minmax(0,1fr)]">
          {sent.map(
            ([term, text]) =>
              text && (
                <div key={term} className="contents">
                  <dt className="text-ink-soft">{say(term)}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="mt-3 max-w-line text-small">{say('enquiry.sent.next')}</p>
      </details>
    </>
  )
}
