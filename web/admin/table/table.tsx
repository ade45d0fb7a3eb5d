import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { type RowOpening, useRowOpening } from './row-opening.ts'
import { PageCheckbox, RowCheckbox, type RowSelection } from './row-selection.tsx'
import type { Sorting, SortNames } from './sorting.ts'
import { TableHeader } from './table-header.tsx'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  className?: string
  /** It names the row, and is always shown. */
  names?: true
  /** Leaves the header to screen readers, where the cells speak for themselves. */
  quiet?: boolean
  /** The orders that the header offers, where the table is told of its sorting. */
  sort?: SortNames
  /** Holds what acts on the row: a click that misses it opens nothing. Where it holds that only, it is not printed. */
  acts?: boolean | 'only'
  /**
   * Where it stands in a card, without its header: for what speaks for itself. Cards are set closely then, two to a line where
   * one stands on the left and the next on the right.
   */
  inCard?: 'left' | 'right' | 'across'
}

interface TableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  selection?: RowSelection<Row>
  opening?: RowOpening<Row>
  /** The headers of the columns that are not shown, unless the rows are cards. */
  hidden?: ReadonlySet<string>
  /** The rows stand closely, unless they are cards. */
  isCompact?: boolean
}

/** Whether a table can do without a column. */
export function canBeHidden({ names, acts }: Pick<Column<never>, 'names' | 'acts'>): boolean {
  return !names && acts !== 'only'
}

const hiddenClasses = 'tabled:hidden!'

const inCardClasses = {
  left: 'carded:min-h-8 carded:py-0.5',
  right: 'carded:min-h-8 carded:justify-end carded:py-0.5',
  across: 'carded:col-span-3 carded:min-h-8 carded:py-0.5',
}

/** A card's columns: what is told takes what the note at its right leaves; what acts on the right leaves less, in lines of its own. */
const columnClasses = {
  left: { told: 'carded:col-start-1 carded:col-end-3', acts: 'carded:col-start-1' },
  right: { told: 'carded:col-start-3', acts: 'carded:col-start-2 carded:col-end-4' },
}

const cellClasses =
  'flex min-h-9 items-center justify-between gap-4 py-1 tabled:table-cell tabled:px-2 tabled:py-2.5 tabled:in-data-compact:py-0.5 tabled:align-middle tabled:first:pl-0!'

/** A hairline table with a sticky header. Under 768 px, or 1280 px in
 * what is marked as roomy, each row becomes a card, its cells labelled by their headers. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, sorting, selection, opening, hidden, isCompact } = props
  const opens = useRowOpening(opening)
  const isClose = columns.some(({ inCard }) => inCard)
  const first = columns.findIndex(({ inCard }) => inCard && inCard !== 'right')
  return (
    <table
      data-compact={isCompact || undefined}
      className="block w-full border-collapse text-small tabled:table"
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only tabled:not-sr-only tabled:sticky tabled:top-(--table-top,0) tabled:z-1 tabled:table-header-group tabled:bg-paper print:static! print:bg-transparent">
        <tr>
          {selection && (
            <th scope="col" className="w-8 border-b border-ink p-0 carded:hidden print:hidden">
              <PageCheckbox selection={selection} />
            </th>
          )}
          {columns.map(({ header, quiet, className, sort, acts }) => (
            <TableHeader
              key={header}
              header={header}
              quiet={quiet}
              className={classNames(
                className,
                acts === 'only' && 'print:hidden!',
                hidden?.has(header) && hiddenClasses,
              )}
              sort={sort}
              sorting={sorting}
            />
          ))}
        </tr>
      </thead>
      <tbody className="block carded:in-data-roomy:gap-x-4 carded:in-data-roomy:md:grid carded:in-data-roomy:md:grid-cols-2 tabled:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            {...opens(row)}
            className={classNames(
              'relative mb-4 block break-inside-avoid border p-3 transition-colors hover:bg-ink/3 tabled:mb-0 tabled:table-row tabled:border-0 tabled:border-b tabled:p-0',
              opening && 'cursor-pointer',
              isClose &&
                'carded:grid carded:grid-flow-row-dense carded:grid-cols-[minmax(0,1fr)_minmax(auto,1fr)_fit-content(50%)] carded:content-start carded:gap-x-4 carded:pb-1',
              selection?.has(keyOf(row)) ? 'border-ink bg-ink/5' : 'border-hairline',
            )}
          >
            {selection && (
              <td
                className={classNames(
                  'absolute left-0 tabled:static tabled:p-0 tabled:align-middle print:hidden',
                  isClose ? 'top-1.5' : 'top-0',
                )}
              >
                <RowCheckbox row={row} rowKey={keyOf(row)} selection={selection} />
              </td>
            )}
            {columns.map(({ header, cell, quiet, className, acts, inCard }, index) => (
              <td
                key={header}
                data-acts={acts && true}
                className={classNames(
                  cellClasses,
                  inCard ? inCardClasses[inCard] : selection && 'carded:nth-2:items-start',
                  (inCard === 'left' || inCard === 'right') &&
                    columnClasses[inCard][acts === 'only' ? 'acts' : 'told'],
                  isClose && !inCard && 'carded:col-span-3',
                  index === first && 'carded:items-start carded:pt-1.5',
                  selection && index === first && 'carded:pl-8',
                  acts === 'only' && 'print:hidden!',
                  hidden?.has(header) && hiddenClasses,
                  className,
                )}
              >
                {!quiet && !inCard && (
                  <span
                    aria-hidden="true"
                    className={classNames(
                      'annotation shrink-0 text-ink-soft tabled:hidden',
                      selection && index === 0 && 'pl-8',
                    )}
                  >
                    {header}
                  </span>
                )}
                <div
                  className={classNames(
                    'min-w-0',
                    inCard !== 'left' && inCard !== 'across' && 'carded:text-right',
                  )}
                >
                  {cell(row)}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
