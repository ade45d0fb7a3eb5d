import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { telephoneLink } from './contact-links.ts'
import { EnquireButton } from './enquiry/enquire-button.tsx'
import type { SiteData } from './layout.tsx'

/** The sheet's head: the firm's name, the categories, and the way to ask. */
export function Header({ settings, categories }: SiteData) {
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-paper">
      <div className="sheet flex h-16 items-center justify-between gap-4">
        <Link to="/" className="flex min-w-0 items-center gap-3">
          <Mark />
          <span className="truncate text-title expanded">{settings.websiteName}</span>
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
          {settings.contactPhone && (
            <a href={telephoneLink(settings.contactPhone)} className="annotation hidden drawn md:block">
              {settings.contactPhone}
            </a>
          )}
          <EnquireButton size="small">Enquire</EnquireButton>
          <Menu settings={settings} categories={categories} />
        </div>
      </div>
    </header>
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

function Menu({ categories }: SiteData) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])

  return (
    <details
      ref={menu}
      className="group lg:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.open = false
      }}
    >
      <summary className="flex h-11 list-none items-center gap-2 text-small font-medium [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">Menu</span>
        <span className="hidden group-open:inline">Close</span>
      </summary>
      <nav aria-label="Categories" className="absolute inset-x-0 top-full border-b border-ink bg-paper">
        <ul className="sheet">
          {categories.map(({ _id, name, slug, designCount }) => (
            <li key={_id} className="border-t border-hairline">
              <NavLink
                to={`/category/${slug}`}
                className="flex items-baseline justify-between py-4 text-title expanded"
              >
                {name}
                <span className="annotation font-normal tracking-normal">{designCount}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
