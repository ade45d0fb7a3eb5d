import { NavLink } from 'react-router'
import type { Category } from '#contract/category.ts'
import { categoryPath } from '#contract/category-path.ts'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/ui/words.ts'
import { Disclosure } from './disclosure.tsx'
import { type FirmShown, type Window, windowsInHeader } from './header-room.ts'

/** From which window on a name stands in the row, and up to which it stands under 'More'. */
const inRow = {
  narrow: '',
  middle: 'hidden xl:block',
  wide: 'hidden min-[90rem]:block',
} satisfies Record<Window, string>
const underMore = {
  narrow: 'hidden',
  middle: 'xl:hidden',
  wide: 'min-[90rem]:hidden',
} satisfies Record<Window, string>

interface CategoryLinksProps {
  categories: Category[]
  /** What stands beside them. */
  identity: FirmShown
}

/** The categories side by side; those for which the window has no room stand under 'More'. */
export function CategoryLinks({ categories, identity }: CategoryLinksProps) {
  const say = useWords(siteWords)
  const windows = windowsInHeader(
    identity,
    categories.map(({ name }) => name),
  )
  const last = windows.at(-1)
  const entries = categories.map((category, index) => ({ ...category, from: windows[index] ?? null }))
  return (
    <nav aria-label={say('site.categories')} className="hidden shrink-0 self-stretch lg:block">
      <ul className="flex h-full gap-7">
        {entries.map(({ _id, name, slug, from }) =>
          from === null ? null : (
            <li key={_id} className={classNames('h-full', inRow[from])}>
              <NavLink
                to={categoryPath({ slug })}
                className="group relative flex h-full items-center whitespace-nowrap aria-[current=page]:text-accent"
              >
                <span className="drawn">{name}</span>
                <ActiveMark />
              </NavLink>
            </li>
          ),
        )}
        {last !== 'narrow' && entries.length > 0 && (
          <li className={classNames('relative h-full', last && underMore[last])}>
            <More categories={entries.filter(({ from }) => from !== 'narrow')} />
          </li>
        )}
      </ul>
    </nav>
  )
}

function More({ categories }: { categories: (Category & { from: Window | null })[] }) {
  const say = useWords(siteWords)
  return (
    <Disclosure
      className="group h-full"
      summaryClassName="flex h-full items-center gap-2"
      summary={
        <>
          <span className="drawn">{say('site.more')}</span>
          <svg viewBox="0 0 10 6" aria-hidden="true" className="w-2.5 group-open:rotate-180" fill="none">
            <path d="m.5.5 4.5 4.5 4.5-4.5" stroke="currentColor" strokeWidth="1.25" />
          </svg>
        </>
      }
    >
      {(isOpen) => (
        <ul className="absolute top-full right-0 max-h-[calc(100svh-7rem)] w-80 overflow-y-auto border border-ink bg-paper px-5 py-2">
          {categories.map(({ _id, name, slug, designCount, from }) => (
            <li
              key={_id}
              className={classNames('border-hairline not-last:border-b', from && underMore[from])}
            >
              <NavLink
                to={categoryPath({ slug })}
                replace={isOpen}
                className="flex min-h-11 items-baseline justify-between gap-4 py-2.5 hover:text-accent aria-[current=page]:text-accent"
              >
                <span className="min-w-0 breakable">{name}</span>
                {designCount > 0 && <span className="annotation text-ink-soft">{designCount}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

/** A dimension line under the entry of the page that is shown. */
function ActiveMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-1.5 hidden h-1.5 border-x border-current ruled-across group-aria-[current=page]:block"
    />
  )
}
