import { useRouteLoaderData } from 'react-router'
import { enquiryOutcomeWords } from '#contract/words/enquiry-outcome.ts'
import { telephoneLink } from '#web/addresses/contact-links.ts'
import { useWords } from '#web/ui/words.ts'
import type { SiteData } from '../site-data.ts'

/** Telephone and mail, for whoever does not want to wait until an enquiry is sent. */
export function OtherWays() {
  const say = useWords(enquiryOutcomeWords)
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  const { contactPhone, contactEmail } = settings
  const ways = [
    { text: contactPhone, to: telephoneLink(contactPhone) },
    { text: contactEmail, to: `mailto:${contactEmail}` },
  ].filter(({ text }) => text)
  if (ways.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
      {say('enquiry.waiting.instead')}
      {ways.map(({ text, to }) => (
        <a
          key={to}
          href={to}
          className="inline-flex min-h-11 items-center ruled-link wrap-anywhere md:min-h-9"
        >
          {text}
        </a>
      ))}
    </p>
  )
}
