import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { type Direction, directionOf, nextSort, type Sorting, type SortNames } from './sorting.ts'

interface TableHeaderProps {
  header: string
  quiet?: boolean
  className?: string
  sort?: SortNames
  sorting?: Sorting
}

/** A column's header; where the table can be ordered by it, a link that does so. */
export function TableHeader({ header, quiet, className, sort, sorting }: TableHeaderProps) {
  const isSortable = sort !== undefined && sorting !== undefined
  const direction = isSortable ? directionOf(sort, sorting.current) : undefined
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames(
        'annotation border-b border-ink px-2 py-2 text-left font-normal first:pl-0!',
        className,
      )}
    >
      <span className={quiet ? 'sr-only' : isSortable ? 'tabled:hidden' : undefined}>{header}</span>
      {isSortable && (
        <Link
          to={sorting.addressOf(nextSort(sort, sorting.current))}
          className="group -my-2 inline-flex min-h-9 items-center gap-1.5 carded:hidden hover:underline"
        >
          {header}
          <Arrow
            direction={direction ?? sort.first ?? (sort.ascending ? 'ascending' : 'descending')}
            isOn={direction !== undefined}
          />
        </Link>
      )}
    </th>
  )
}

/** Points the way of the order; where the table is not in it, only under the hand. */
function Arrow({ direction, isOn }: { direction: Direction; isOn: boolean }) {
  return (
    <svg
      viewBox="0 0 8 12"
      aria-hidden="true"
      className={classNames(
        'h-3 w-2',
        direction === 'descending' && 'rotate-180',
        isOn ? 'text-accent' : 'opacity-0 group-hover:opacity-50 group-focus-visible:opacity-50',
      )}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M4 11V1.5M1 4.5l3-3 3 3" />
    </svg>
  )
}
