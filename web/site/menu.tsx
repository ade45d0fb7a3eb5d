import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { SiteData } from './load.ts'
import { pages, papers } from './navigation.ts'

/** Every page, on screens too narrow for the header's links. It opens without JavaScript too. */
export function Menu({ categories }: Pick<SiteData, 'categories'>) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownFor = useRef(key)
  useEffect(() => {
    // A new page closes it; one that was opened before this code came stays open.
    if (shownFor.current !== key && menu.current) menu.current.open = false
    shownFor.current = key
  }, [key])

  function close() {
    if (menu.current) menu.current.open = false
  }

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return
    close()
    currentTarget.querySelector('summary')?.focus()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <details ref={menu} className="group lg:hidden" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className="flex h-11 list-none items-center gap-2 text-small font-medium [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">Menu</span>
        <span className="hidden group-open:inline">Close</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100svh-4rem)] overflow-y-auto border-b border-ink bg-paper"
      >
        <ul className="sheet">
          {categories.map(({ _id, name, slug, designCount }) => (
            <li key={_id} className="border-t border-hairline">
              <NavLink
                to={`/category/${slug}`}
                className="flex items-baseline justify-between py-3.5 text-title expanded aria-[current=page]:text-laterite"
              >
                {name}
                <span className="annotation font-normal tracking-normal">{designCount}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="sheet grid grid-cols-2 gap-x-6 border-t border-ink pt-2 pb-4">
          {[...pages, ...papers].map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to} className="flex min-h-11 items-center aria-[current=page]:text-laterite">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
