import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface FilterBarProps {
  /** The search box. */
  search: ReactNode
  /** How many of the filters are chosen. */
  chosen: number
  /** The list without any of them. */
  clearTo: string
  children: ReactNode
}

/** What a list is narrowed by: side by side, or on a phone behind one button. */
export function FilterBar({ search, chosen, clearTo, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
      {search}
      <Button
        look="outline"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="min-h-12 md:hidden"
      >
        {chosen > 0 ? `Filters: ${chosen}` : 'Filters'}
      </Button>
      <div
        id={id}
        className={classNames(
          'grid w-full grid-cols-2 gap-3 md:contents md:*:max-w-44',
          !isOpen && 'max-md:hidden',
        )}
      >
        {children}
        {chosen > 0 && (
          <Link to={clearTo} className="inline-flex min-h-11 items-center text-small ruled-link">
            Clear filters
          </Link>
        )}
      </div>
    </div>
  )
}
