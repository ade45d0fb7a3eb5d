import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useSaid } from '../page/said.ts'
import { wordsOf } from './list-address.ts'

interface NoRowsProps {
  /** What there is none of: 'designs'. */
  items: string
  /** There are some, but none that the list is narrowed to. */
  isNarrowed: boolean
  /** Said where there is none at all. */
  title?: string
  text?: string
}

/** In place of a list's rows, with the way to all of them where there are some. */
export function NoRows({ items, isNarrowed, title = `No ${items} found`, text }: NoRowsProps) {
  const { pathname, search } = useLocation()
  const words = wordsSearchedFurther(new URLSearchParams(search))
  useSaid(isNarrowed ? 'Nothing found' : 'Nothing here')
  return (
    <div data-focus-head tabIndex={-1} className="outline-none">
      {isNarrowed ? (
        <EmptyState title={`No ${items} found`} text="Nothing matches the search and filters.">
          <div className="flex flex-wrap gap-3">
            {words && (
              <ButtonLink
                to={`?${new URLSearchParams({ search: words })}`}
                size="small"
                className="max-lg:min-h-11"
              >
                Search all {items}
              </ButtonLink>
            )}
            <ButtonLink to={pathname} look="outline" size="small" className="max-lg:min-h-11">
              Clear filters
            </ButtonLink>
          </div>
        </EmptyState>
      ) : (
        <EmptyState title={title} text={text} />
      )}
    </div>
  )
}

const narrowsNothing = ['search', 'sort', 'page']

/** The words that are searched for among what else the list is narrowed to, rather than among all. */
function wordsSearchedFurther(search: URLSearchParams): string | undefined {
  const isNarrowedElse = [...search].some(([name, value]) => value && !narrowsNothing.includes(name))
  return isNarrowedElse ? wordsOf(search, 'search') : undefined
}
