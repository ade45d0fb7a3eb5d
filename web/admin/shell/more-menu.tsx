import { Ellipsis, Keyboard } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { NavLink, useLocation } from 'react-router'
import type { Keys } from '../keys/use-keys.tsx'
import { standsOnFootBar } from '../page/foot-room.ts'
import { Menu, menuItemClasses } from '../page/menu.tsx'
import type { Entry } from './navigation.ts'
import { TabRule, tabClasses, tabIconClasses } from './tab-bar-tab.tsx'

const itemClasses = `min-h-12 w-full gap-3 ${menuItemClasses}`

/** The sections that have no place of their own in the tab bar, and the keys, where there may be some. */
export function MoreMenu({ entries, keys }: { entries: Entry[]; keys: Keys }) {
  const { pathname } = useLocation()
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <Menu
      ref={standsOnFootBar}
      sideOffset={1}
      className="lg:hidden"
      trigger={
        <button type="button" aria-current={isHere ? 'page' : undefined} className={tabClasses}>
          <TabRule />
          <Ellipsis aria-hidden="true" className={tabIconClasses} strokeWidth={1.5} />
          More
        </button>
      }
    >
      {entries.map(({ label, to, icon: Icon }) => (
        <DropdownMenu.Item key={to} asChild>
          <NavLink to={to} className={`${itemClasses} aria-[current=page]:font-medium`}>
            <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            {label}
          </NavLink>
        </DropdownMenu.Item>
      ))}
      <DropdownMenu.Item onSelect={keys.open} className={`${itemClasses} pointer-coarse:hidden`}>
        <Keyboard aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Keyboard shortcuts
      </DropdownMenu.Item>
    </Menu>
  )
}
