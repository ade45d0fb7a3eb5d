import { NavLink } from 'react-router'
import type { Keys } from '../keys/use-keys.tsx'
import { takesFootRoom } from '../page/foot-room.ts'
import { useOwnProfile } from '../session/own-profile.ts'
import { EntryCount, type EntryCounts } from './entry-count.tsx'
import { MoreMenu } from './more-menu.tsx'
import { type Entry, entriesFor } from './navigation.ts'
import { TabRule, tabClasses, tabIconClasses } from './tab-bar-tab.tsx'

/** The back-office's sections under the thumb, on small screens: the most used, and a menu of the others. */
export function TabBar({ counts, keys }: { counts: EntryCounts; keys: Keys }) {
  const entries = entriesFor(useOwnProfile()?.role ?? null)
  const tabs = entries.filter(({ isUnderThumb }) => isUnderThumb)
  const others = entries.filter(({ isUnderThumb }) => !isUnderThumb)
  return (
    <nav
      ref={takesFootRoom}
      aria-label="Admin"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-ink bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="flex">
        {tabs.map((entry) => (
          <li key={entry.to} className="min-w-0 flex-1">
            <Tab entry={entry} counts={counts} />
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <MoreMenu entries={others} keys={keys} />
        </li>
      </ul>
    </nav>
  )
}

function Tab({ entry, counts }: { entry: Entry; counts: EntryCounts }) {
  const { label, to, end, icon: Icon, counts: counted } = entry
  return (
    <NavLink to={to} end={end} className={tabClasses}>
      <TabRule />
      <span className="relative">
        <Icon aria-hidden="true" className={tabIconClasses} strokeWidth={1.5} />
        {counted && (
          <span className="absolute -top-[0.4em] left-full ml-[0.1em] [&>*]:px-[0.3em] [&>*]:text-[0.85em] [&>*]:leading-[1.4]">
            <EntryCount count={counts[counted]} />
          </span>
        )}
      </span>
      {label}
    </NavLink>
  )
}
