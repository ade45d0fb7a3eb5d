import type { ReactNode } from 'react'
import { contactWords } from '#contract/words/contact.ts'
import { siteWords } from '#contract/words/site.ts'
import { chatLink, directionsLink, telephoneLink } from '#web/addresses/contact-links.ts'
import { useWords } from '#web/ui/words.ts'
import type { SiteData } from '../site-data.ts'
import { MailLink } from './mail-link.tsx'

/** Phone, chat, mail and address, as far as they are saved. */
export function WaysToReach({ settings }: Pick<SiteData, 'settings'>) {
  const say = useWords({ ...siteWords, ...contactWords })
  const { contactPhone, contactEmail, address } = settings
  const { openingHours, mapLink } = settings.identity
  const directions = mapLink || (address && directionsLink(address))
  if (![contactPhone, contactEmail, directions, openingHours].some(Boolean))
    return <p className="text-lead text-ink-soft lg:col-span-4">{say('contact.none')}</p>
  return (
    <address className="border-t border-ink not-italic lg:col-span-4">
      {contactPhone && (
        <Way name={say('contact.phone')}>
          <a href={telephoneLink(contactPhone)} className="text-title expanded">
            <span className="drawn">{contactPhone}</span>
          </a>
        </Way>
      )}
      {contactPhone && (
        <Way name={say('contact.chat')}>
          <a
            href={chatLink(contactPhone, say('site.chat.greeting'))}
            target="_blank"
            rel="noopener"
            className="ruled-link text-lead"
          >
            {say('contact.chat.start')}
          </a>
        </Way>
      )}
      {contactEmail && (
        <Way name={say('contact.email')}>
          <p>
            <MailLink address={contactEmail} />
          </p>
        </Way>
      )}
      {directions && (
        <Way name={say('contact.address')}>
          {address && <p className="mb-3 text-lead whitespace-pre-line">{address}</p>}
          <a href={directions} target="_blank" rel="noopener" className="ruled-link inline-block">
            {say(mapLink ? 'contact.map' : 'contact.directions')}
          </a>
        </Way>
      )}
      {openingHours && (
        <Way name={say('contact.hours')}>
          <p className="text-lead whitespace-pre-line">{openingHours}</p>
        </Way>
      )}
    </address>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-hairline py-5">
      <h2 className="annotation mb-2 text-ink-soft">{name}</h2>
      {children}
    </div>
  )
}
