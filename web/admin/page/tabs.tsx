import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { onUnsavedForms, unsavedTabs } from '../drafts/unsaved-forms.ts'
import { ActiveRule, choiceClasses } from './active-rule.tsx'
import { choiceRowClasses, useChosenInView } from './choice-row.ts'
import { TabName } from './tab-name.ts'

interface Tab {
  /** As the address names it; the first one is shown without. */
  name: string
  label: string
  content: ReactNode
}

/**
 * Parts of a page side by side, each made when it is chosen first: until then it holds nothing that is not saved. The
 * chosen one lives in the address; what is typed in the others stays, and is marked. On a phone they stand in one row that is
 * moved sideways.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [search, setSearch] = useSearchParams()
  const unsaved = useSyncExternalStore(onUnsavedForms, unsavedTabs, () => '').split(' ')
  const first = tabs[0]?.name
  const chosen = tabs.find(({ name }) => name === search.get('tab'))?.name ?? first
  const [seen, setSeen] = useState([chosen])
  if (!seen.includes(chosen)) setSeen([...seen, chosen])
  const row = useChosenInView<HTMLDivElement>(chosen)

  function choose(name: string) {
    setSearch(name === first ? {} : { tab: name }, { replace: true, preventScrollReset: true })
  }

  return (
    <Radix.Root value={chosen} onValueChange={choose}>
      <div className="mb-6 border-b border-hairline">
        <Radix.List ref={row} aria-label={label} className={choiceRowClasses}>
          {tabs.map(({ name, label }) => (
            <Radix.Trigger key={name} value={name} className={`${choiceClasses} sm:px-3`}>
              {label}
              {unsaved.includes(name) && (
                <span className="annotation ml-1.5 text-accent">
                  *<span className="sr-only"> not saved</span>
                </span>
              )}
              <ActiveRule className="inset-x-2 -bottom-1 sm:inset-x-3" />
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map(({ name, content }) => (
        <Radix.Content
          key={name}
          value={name}
          forceMount
          className="outline-none focus-visible:outline-2 data-[state=inactive]:hidden"
        >
          <TabName value={name}>{seen.includes(name) && content}</TabName>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** For a page of tabs: choosing another one needs nothing new. */
export function isOtherTab({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const tabOf = (url: URL) => url.searchParams.get('tab')
  return currentUrl.pathname === nextUrl.pathname && tabOf(currentUrl) !== tabOf(nextUrl)
}
