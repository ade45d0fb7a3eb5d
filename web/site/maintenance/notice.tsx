import { enquiryWords } from '#contract/words/enquiry.ts'
import { type Words, wordsOf } from '#contract/words/fill.ts'
import { siteWords } from '#contract/words/site.ts'
import { isWordmark, Logo, type ShownLogo } from '#web/ui/logo.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { chatLink, telephoneLink } from '../../addresses/contact-links.ts'

export interface Maintenance {
  websiteName: string
  contactPhone: string
  logo: ShownLogo | null
  /** An enquiry was sent from here by the browser itself, which the site takes while it is closed. */
  isReceived: boolean
  /** Those that the firm has changed. */
  words: Words
}

/** What visitors read while the site is being worked on, and how they reach the firm. */
export function Notice({ websiteName, contactPhone, logo, isReceived, words }: Maintenance) {
  const say = wordsOf({ ...siteWords, ...enquiryWords }, words)
  return (
    <main className="page-margins flex min-h-svh flex-col justify-between gap-12 py-8">
      <div className="flex items-center gap-4">
        {logo && <Logo logo={logo} height={48} alt="" className="h-12 max-w-full min-w-0 shrink" />}
        <p className={logo && isWordmark(logo) ? 'sr-only' : 'min-w-0 text-title expanded wrap-anywhere'}>
          {websiteName}
        </p>
      </div>
      <div>
        {isReceived && (
          <p role="status" className="mb-8 border-l-2 border-accent pl-4 text-lead">
            {say('enquiry.thanks')}
          </p>
        )}
        <h1 className="text-display expanded">{say('site.closed.title')}</h1>
        <p className="mt-6 max-w-xl text-lead text-ink-soft">{say('site.closed.lead')}</p>
        {contactPhone && (
          <WaysToReach phone={contactPhone} chat={say('site.chat')} greeting={say('site.chat.greeting')} />
        )}
      </div>
      <TitleBlock>
        <span>{websiteName}</span>
        <span>503</span>
        <span>{say('site.closed.note')}</span>
      </TitleBlock>
    </main>
  )
}

function WaysToReach({ phone, chat, greeting }: Record<'phone' | 'chat' | 'greeting', string>) {
  return (
    <address className="mt-8 flex flex-wrap items-baseline gap-x-8 gap-y-3 border-t border-ink pt-4 not-italic">
      <a href={telephoneLink(phone)} className="inline-flex min-h-11 items-center text-title expanded">
        <span className="drawn">{phone}</span>
      </a>
      <a
        href={chatLink(phone, greeting)}
        target="_blank"
        rel="noopener"
        className="ruled-link inline-flex min-h-11 items-center text-lead"
      >
        {chat}
      </a>
    </address>
  )
}
