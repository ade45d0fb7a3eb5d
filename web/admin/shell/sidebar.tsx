import { Keyboard, type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ComponentProps } from 'react'
import { NavLink } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { GoToField } from '../go-to/button.tsx'
import type { GoTo } from '../go-to/use-go-to.tsx'
import type { Keys } from '../keys/use-keys.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import { EntryCount, type EntryCounts } from './entry-count.tsx'
import { entriesFor } from './navigation.ts'
import { sidebarNarrow } from './sidebar-narrow.ts'

interface SidebarProps {
  counts: EntryCounts
  goTo: GoTo
  keys: Keys
}

const rowClasses =
  'relative flex min-h-11 w-full shrink-0 items-center text-left text-small -outline-offset-2 hover:bg-ink/4'

/** The back-office's sections on a desktop, as icons alone where that is chosen; a dimension line stands beside the one that is shown. */
export function Sidebar({ counts, goTo, keys }: SidebarProps) {
  const entries = entriesFor(useOwnProfile()?.role ?? null)
  const isNarrow = sidebarNarrow.useIsOn()
  return (
    <nav
      aria-label="Admin"
      className={classNames(
        'sticky top-(--header-height) hidden h-[calc(100svh-var(--header-height))] flex-col overflow-x-hidden overflow-y-auto border-r border-hairline py-3 lg:flex print:hidden',
        isNarrow ? 'w-16' : 'w-52',
      )}
    >
      <GoToField open={goTo.open} fetch={goTo.fetch} isNarrow={isNarrow} />
      <ul>
        {entries.map(({ label, to, end, icon, counts: counted }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              title={isNarrow ? label : undefined}
              className={`group ${rowClasses} gap-3 px-6 aria-[current=page]:font-medium`}
            >
              <ActiveMark />
              <Label icon={icon} isNarrow={isNarrow}>
                {label}
              </Label>
              {counted && (
                <span className={isNarrow ? 'absolute top-0.5 right-1' : 'ml-auto'}>
                  <EntryCount count={counts[counted]} />
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">
        <FootButton
          label="Keyboard shortcuts"
          icon={Keyboard}
          isNarrow={isNarrow}
          aria-haspopup="dialog"
          onPointerEnter={keys.fetch}
          onClick={keys.open}
        />
        <FootButton
          label={isNarrow ? 'Show names' : 'Icons only'}
          icon={isNarrow ? PanelLeftOpen : PanelLeftClose}
          isNarrow={isNarrow}
          onClick={() => sidebarNarrow.set(!isNarrow)}
        />
      </div>
    </nav>
  )
}

interface LabelProps {
  icon: LucideIcon
  isNarrow: boolean
  children: string
}

function Label({ icon: Icon, isNarrow, children }: LabelProps) {
  if (!isNarrow) return children
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.5} />
      <span className="sr-only">{children}</span>
    </>
  )
}

interface FootButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string
  icon: LucideIcon
  isNarrow: boolean
}

function FootButton({ label, icon, isNarrow, ...rest }: FootButtonProps) {
  return (
    <button
      type="button"
      title={isNarrow ? label : undefined}
      className={`${rowClasses} px-6 text-ink-soft hover:text-ink`}
      {...rest}
    >
      <Label icon={icon} isNarrow={isNarrow}>
        {label}
      </Label>
    </button>
  )
}

function ActiveMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-y-1.5 left-2 hidden w-2 border-y border-accent before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-accent group-aria-[current=page]:block"
    />
  )
}
