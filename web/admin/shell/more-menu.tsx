import { Ellipsis, Keyboard } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { ClosedByBack } from '#web/ui/closed-by-back.tsx'
import type { Keys } from '../keys/use-keys.tsx'
import { standsOnFootBar } from '../page/foot-room.ts'
import type { Entry } from './navigation.ts'
import { TabRule, tabClasses } from './tab-bar-tab.tsx'

const itemClasses =
  'flex min-h-12 w-full items-center gap-3 px-4 text-small outline-none data-highlighted:bg-ink/6'

/** The sections that have no place of their own in the tab bar, and the keys, where there may be some. */
export function MoreMenu({ entries, keys }: { entries: Entry[]; keys: Keys }) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      {isOpen && <ClosedByBack close={() => setOpen(false)} />}
      <DropdownMenu.Trigger aria-current={isHere ? 'page' : undefined} className={tabClasses}>
        <TabRule />
        <Ellipsis aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        More
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={standsOnFootBar}
          align="end"
          sideOffset={1}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto min-w-56 border border-ink bg-paper py-1 lg:hidden"
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
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
