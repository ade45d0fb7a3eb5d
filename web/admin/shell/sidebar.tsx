import { NavLink } from 'react-router'
import { GoToField } from '../go-to/button.tsx'
import type { GoTo } from '../go-to/use-go-to.tsx'
import type { Keys } from '../keys/use-keys.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import { EntryCount, type EntryCounts } from './entry-count.tsx'
import { entriesFor } from './navigation.ts'

interface SidebarProps {
  counts: EntryCounts
  goTo: GoTo
  keys: Keys
}

/** The back-office's sections on a desktop; a dimension line stands beside the one that is shown. */
export function Sidebar({ counts, goTo, keys }: SidebarProps) {
  const entries = entriesFor(useOwnProfile()?.role ?? null)
  return (
    <nav
      aria-label="Admin"
      className="sticky top-(--header-height) hidden h-[calc(100svh-var(--header-height))] overflow-y-auto border-r border-hairline py-6 lg:flex lg:flex-col print:hidden"
    >
      <GoToField open={goTo.open} fetch={goTo.fetch} />
      <ul>
        {entries.map(({ label, to, end, counts: counted }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="group relative flex min-h-11 items-center justify-between gap-3 px-6 text-small -outline-offset-2 hover:bg-ink/4 aria-[current=page]:font-medium"
            >
              <ActiveMark />
              {label}
              {counted && <EntryCount count={counts[counted]} />}
            </NavLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={keys.fetch}
        onClick={keys.open}
        className="mt-auto flex min-h-11 shrink-0 items-center px-6 text-left text-small text-ink-soft -outline-offset-2 hover:bg-ink/4 hover:text-ink"
      >
        Keyboard shortcuts
      </button>
    </nav>
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
