import { NavLink } from 'react-router'
import { categoryPath } from '#contract/category-path.ts'
import { siteWords } from '#contract/words/site.ts'
import { useWords } from '#web/ui/words.ts'
import { Served } from '../hydration/served.tsx'
import { pages, papers } from '../navigation.ts'
import type { SiteData } from '../site-data.ts'
import { Disclosure } from './disclosure.tsx'
import { findField } from './served-field.ts'

/** Every page, on screens too narrow for the header's links. */
export function Menu({ categories }: Pick<SiteData, 'categories'>) {
  const say = useWords(siteWords)
  return (
    <Disclosure
      className="group lg:hidden"
      summaryClassName="flex h-11 items-center gap-2 text-small font-medium"
      summary={
        <>
          <span className="group-open:hidden">{say('site.menu')}</span>
          <span className="hidden group-open:inline">{say('site.menu.close')}</span>
        </>
      }
    >
      {(isOpen) => (
        <nav
          aria-label={say('site.menu')}
          className="absolute inset-x-0 top-full max-h-[calc(100svh-4rem)] overflow-y-auto border-b border-ink bg-paper"
        >
          <Served part={findField} props={{ inMenu: true }} />
          <ul className="page-margins">
            {categories.map(({ _id, name, slug, designCount }) => (
              <li key={_id} className="border-t border-hairline">
                <NavLink
                  to={categoryPath({ slug })}
                  replace={isOpen}
                  className="flex items-baseline justify-between gap-4 py-3.5 text-title expanded aria-[current=page]:text-accent"
                >
                  <span className="min-w-0 breakable">{name}</span>
                  {designCount > 0 && (
                    <span className="annotation font-normal tracking-normal">{designCount}</span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
          <ul className="page-margins grid grid-cols-2 gap-x-6 border-t border-ink pt-2 pb-4">
            {[...pages, ...papers].map(({ to, word }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  replace={isOpen}
                  className="flex min-h-11 items-center aria-[current=page]:text-accent"
                >
                  {say(word)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Disclosure>
  )
}
