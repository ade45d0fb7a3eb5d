import { Link, NavLink } from 'react-router'
import type { Identity } from '#contract/firm-identity.ts'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { isWordmark, Logo } from '#web/ui/logo.tsx'
import { useWords } from '#web/ui/words.ts'
import { telephoneLink } from '../../addresses/contact-links.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { Served } from '../hydration/served.tsx'
import { pages } from '../navigation.ts'
import { Tray } from '../shortlist/tray.tsx'
import type { SiteData } from '../site-data.ts'
import { headerEnd } from './await-header.tsx'
import { CategoryLinks } from './category-links.tsx'
import { logoHeight } from './header-room.ts'
import { Menu } from './menu.tsx'
import { findField } from './served-field.ts'
import { useSuggestions } from './use-suggestions.tsx'

/** Lengths of the firm's name, in letters, from which on it is set smaller. */
const shortName = 14
const longName = 44

/** The page's header: the firm's name, the categories, and the way to ask. */
export function Header({ settings, categories }: Omit<SiteData, 'words'>) {
  const say = useWords(siteWords)
  const inMenu = categories.filter((category) => category.inMenu)
  const { suggestions, suggest } = useSuggestions()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears its search being entered
    <header onFocus={suggest} onInput={suggest} className="site-header">
      {suggestions}
      <Strip phone={settings.contactPhone} />
      <div className="header-row">
        <Link to="/" className="flex max-h-full min-w-0 items-center gap-2 sm:gap-3 lg:max-w-84">
          <Firm identity={settings.identity} />
        </Link>
        <CategoryLinks categories={inMenu} identity={settings.identity} />
        <div className="flex shrink-0 items-center gap-3 md:gap-6">
          <Tray />
          <EnquireButton size="small" className="max-lg:min-h-11">
            {say('site.enquire')}
          </EnquireButton>
          <Menu categories={inMenu} />
        </div>
      </div>
      <span hidden id={headerEnd} />
    </header>
  )
}

/** The firm's logo, its name, or both: a wide logo says the name itself. */
function Firm({ identity: { name, logo } }: { identity: Identity }) {
  if (logo && isWordmark(logo))
    return <Logo logo={logo} height={logoHeight} alt={name} className="h-11 max-w-full min-w-0 shrink" />
  const givesWay = name.length > longName ? 'max-sm:hidden' : 'max-[23rem]:hidden'
  return (
    <>
      {logo ? (
        <Logo logo={logo} height={logoHeight} alt="" className={classNames('h-11 max-w-22', givesWay)} />
      ) : (
        <Mark className={givesWay} />
      )}
      <span className={classNames('min-w-0 wrap-anywhere', nameClasses(name))}>{name}</span>
    </>
  )
}

function Strip({ phone }: { phone: string }) {
  const say = useWords(siteWords)
  return (
    <div className="hidden border-b border-hairline lg:block">
      <div className="page-margins flex h-9 items-center justify-between gap-6">
        <nav aria-label={say('site.pages')} className="annotation">
          <ul className="flex gap-7">
            {pages.map(({ to, word }) => (
              <li key={to}>
                <NavLink to={to} className="inline-block py-1.5 drawn aria-[current=page]:text-accent">
                  {say(word)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 items-center gap-7">
          <Served part={findField} props={{}} className="min-w-0" />
          {phone && (
            <a href={telephoneLink(phone)} className="annotation shrink-0 py-1.5 drawn">
              {phone}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}

/** The longer the firm's name, the smaller its letters: it is never cut. */
function nameClasses({ length }: string): string {
  if (length > longName) return 'text-note leading-[1.1] font-medium sm:text-small sm:leading-[1.15]'
  if (length > shortName)
    return 'text-[0.75rem] leading-[1.15] font-medium min-[23rem]:text-small sm:text-base sm:expanded'
  return 'text-base leading-[1.15] expanded sm:text-title'
}

function Mark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('size-7 shrink-0', className)}
      fill="none"
    >
      <path d="M2 22V2h20v20h-8v-6" stroke="currentColor" strokeWidth="2.5" />
      <path d="M14 15.5A6.5 6.5 0 0 1 7.5 22" className="stroke-accent" strokeWidth="1.5" />
      <path d="M2 22h5.5" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}
