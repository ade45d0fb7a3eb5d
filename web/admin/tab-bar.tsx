import { NavLink } from 'react-router'
import { EntryCount, type EntryCounts } from './entry-count.tsx'
import { entries } from './navigation.ts'

/** The back-office's sections under the thumb, on small screens. */
export function TabBar({ counts }: { counts: EntryCounts }) {
  return (
    <nav
      aria-label="Admin"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-ink bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex">
        {entries.map(({ label, to, end, icon: Icon, counts: counted }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              end={end}
              className="group relative flex h-14 flex-col items-center justify-center gap-1 text-small leading-none text-ink-soft -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <span
                aria-hidden="true"
                className="absolute inset-x-5 -top-1 hidden h-2 border-x border-laterite before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-laterite group-aria-[current=page]:block"
              />
              <span className="relative">
                <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
                {counted && (
                  <span className="absolute -top-1.5 left-5">
                    <EntryCount count={counts[counted]} />
                  </span>
                )}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
