import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

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
  const { pathname } = useLocation()
  if (!isNarrowed) return <EmptyState title={title} text={text} />
  return (
    <EmptyState title={`No ${items} found`} text="Nothing matches the search and filters.">
      <ButtonLink to={pathname} look="outline" size="small" className="max-lg:min-h-11">
        Clear filters
      </ButtonLink>
    </EmptyState>
  )
}
