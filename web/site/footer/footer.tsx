import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { categoryPath } from '#contract/category-path.ts'
import type { Identity } from '#contract/firm-identity.ts'
import { socialNetworks } from '#contract/social-networks.ts'
import { footerWords } from '#contract/words/footer.ts'
import { siteWords } from '#contract/words/site.ts'
import { isWordmark, Logo } from '#web/ui/logo.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'
import { chatLink, telephoneLink } from '../../addresses/contact-links.ts'
import { MailLink } from '../contact/mail-link.tsx'
import { pages, papers } from '../navigation.ts'
import type { SiteData } from '../site-data.ts'

const words = { ...siteWords, ...footerWords }

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
} as const

export type FooterProps = Pick<SiteData, 'settings' | 'categories'>

/** The drawing board under the page: how to reach the firm and what else there is. */
export function Footer({ settings, categories }: FooterProps) {
  const say = useWords(words)
  return (
    <footer className="far-below bg-board text-paper print:hidden">
      <div className="page-margins pt-12 pb-24 md:pt-16">
        <Firm identity={settings.identity} />
        <div className="mt-8 grid gap-x-8 md:mt-12 gap-y-10 border-t border-board-line pt-6 grid-cols-2 md:grid-cols-12">
          <Contact settings={settings} />
          {categories.length > 0 && (
            <FooterList title={say('site.footer.designs')}>
              {categories.map(({ _id, name, slug }) => (
                <FooterLink key={_id} to={categoryPath({ slug })}>
                  {name}
                </FooterLink>
              ))}
            </FooterList>
          )}
          <FooterList title={say('site.footer.pages')}>
            {pages.map(({ to, word }) => (
              <FooterLink key={to} to={to}>
                {say(word)}
              </FooterLink>
            ))}
          </FooterList>
          <FooterList title={say('site.footer.papers')}>
            {papers.map(({ to, word }) => (
              <FooterLink key={to} to={to}>
                {say(word)}
              </FooterLink>
            ))}
          </FooterList>
          <Social settings={settings} />
        </div>
        <TitleBlock className="mt-10 border-board-line md:mt-16 text-board-soft [--box-rule:var(--color-board-line)]">
          <span data-keep-clear>{settings.websiteName}</span>
          <span>{say('site.footer.line')}</span>
          <span>{say('site.footer.prices')}</span>
        </TitleBlock>
      </div>
    </footer>
  )
}

/** The logo for this ground, which stands without the name where it is wide. */
function Firm({ identity: { name, logoOnDark: logo } }: { identity: Identity }) {
  const isAlone = logo !== null && isWordmark(logo)
  return (
    <div className="flex items-center gap-x-6 gap-y-4 max-sm:flex-wrap">
      {logo && (
        <Logo
          logo={logo}
          height={64}
          alt={isAlone ? name : ''}
          className="h-16 max-w-full min-w-0 shrink sm:max-w-sm"
        />
      )}
      {!isAlone && (
        <p data-keep-clear className="min-w-0 text-section wrap-anywhere expanded">
          {name}
        </p>
      )}
    </div>
  )
}

function Contact({ settings }: Pick<SiteData, 'settings'>) {
  const say = useWords(words)
  const { contactEmail, contactPhone, address } = settings
  const { openingHours, mapLink } = settings.identity
  if (![contactEmail, contactPhone, address, openingHours, mapLink].some(Boolean))
    return <div className="hidden lg:col-span-4 lg:block" />
  return (
    <address className="col-span-full space-y-3 not-italic *:break-inside-avoid md:max-lg:columns-2 md:max-lg:gap-8 lg:col-span-4">
      <h2 className="annotation text-board-soft">{say('site.footer.contact')}</h2>
      {contactPhone && (
        <p className="text-lead">
          <a className="drawn" href={telephoneLink(contactPhone)}>
            {contactPhone}
          </a>
        </p>
      )}
      {contactEmail && (
        <p>
          <MailLink address={contactEmail} className="lg:max-xl:text-base" />
        </p>
      )}
      {address && <p className="max-w-sm whitespace-pre-line wrap-anywhere text-board-soft">{address}</p>}
      {openingHours && (
        <p className="max-w-sm whitespace-pre-line wrap-anywhere text-board-soft">{openingHours}</p>
      )}
      {mapLink && (
        <p>
          <a className="ruled-link" href={mapLink} target="_blank" rel="noopener">
            {say('site.footer.map')}
          </a>
        </p>
      )}
      {contactPhone && (
        <p>
          <a
            className="ruled-link"
            href={chatLink(contactPhone, say('site.chat.greeting'))}
            target="_blank"
            rel="noopener"
          >
            {say('site.chat')}
          </a>
        </p>
      )}
    </address>
  )
}

function Social({ settings: { socialMedia } }: Pick<SiteData, 'settings'>) {
  const say = useWords(words)
  const networks = socialNetworks.filter((network) => socialMedia[network])
  if (networks.length === 0) return null
  return (
    <FooterList title={say('site.footer.elsewhere')}>
      {networks.map((network) => (
        <li key={network}>
          <a className="inline-block py-0.5 drawn" href={socialMedia[network]} target="_blank" rel="noopener">
            {networkNames[network]}
          </a>
        </li>
      ))}
    </FooterList>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere md:col-span-3 lg:col-span-2">
      <h2 className="annotation text-board-soft">{title}</h2>
      <ul className="mt-3 space-y-1.5">{children}</ul>
    </div>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-block py-0.5 drawn">
        {children}
      </Link>
    </li>
  )
}
