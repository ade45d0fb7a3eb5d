import { Link, NavLink } from 'react-router'
import { telephoneLink } from './contact-links.ts'
import { EnquireButton } from './enquiry/enquire-button.tsx'
import type { SiteData } from './load.ts'
import { Menu } from './menu.tsx'
import { pages } from './navigation.ts'

/** The sheet's head: the firm's name, the categories, and the way to ask. The strip of pages scrolls away. */
export function Header({ settings, categories }: SiteData) {
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-paper lg:-top-9 print:hidden">
      <Strip phone={settings.contactPhone} />
      <div className="sheet flex h-16 items-center justify-between gap-4">
        <Link to="/" className="flex min-w-0 items-center gap-3">
          <Mark />
          <span className="line-clamp-2 text-base leading-[1.15] expanded sm:text-title">
            {settings.websiteName}
          </span>
        </Link>
        <nav aria-label="Categories" className="hidden self-stretch lg:block">
          <ul className="flex h-full gap-7">
            {categories.map(({ _id, name, slug }) => (
              <li key={_id} className="h-full">
                <NavLink
                  to={`/category/${slug}`}
                  className="group relative flex h-full items-center aria-[current=page]:text-laterite"
                >
                  <span className="drawn">{name}</span>
                  <ActiveMark />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-3 md:gap-6">
          <EnquireButton size="small">Enquire</EnquireButton>
          <Menu categories={categories} />
        </div>
      </div>
    </header>
  )
}

function Strip({ phone }: { phone: string }) {
  return (
    <div className="hidden border-b border-hairline lg:block">
      <div className="sheet flex h-9 items-center justify-between gap-6 annotation">
        <nav aria-label="Pages">
          <ul className="flex gap-7">
            {pages.map(({ to, name }) => (
              <li key={to}>
                <NavLink to={to} className="inline-block py-1.5 drawn aria-[current=page]:text-laterite">
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {phone && (
          <a href={telephoneLink(phone)} className="py-1.5 drawn">
            {phone}
          </a>
        )}
      </div>
    </div>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 shrink-0" fill="none">
      <path d="M2 22V2h20v20h-8v-6" stroke="currentColor" strokeWidth="2.5" />
      <path d="M14 15.5A6.5 6.5 0 0 1 7.5 22" className="stroke-laterite" strokeWidth="1.5" />
      <path d="M2 22h5.5" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}

/** A dimension line under the entry of the page that is shown. */
function ActiveMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-1.5 hidden h-1.5 border-x border-current before:absolute before:inset-x-0 before:top-1/2 before:h-px before:origin-left before:animate-[draw-rule_200ms_var(--ease-line)] before:bg-current group-aria-[current=page]:block"
    />
  )
}
