import type { Key, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  className?: string
  /** Leaves the header to screen readers, where the cells speak for themselves. */
  quiet?: boolean
}

interface TableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => Key
}

/** A hairline table with a sticky header. Under 768 px each row becomes a card, its cells labelled by their headers. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className="block w-full border-collapse text-small md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:sticky md:top-(--table-top,0) md:z-1 md:table-header-group md:bg-paper">
        <tr>
          {columns.map(({ header, quiet, className }) => (
            <th
              key={header}
              scope="col"
              className={classNames(
                'annotation border-b border-ink px-3 py-2 text-left font-normal first:pl-0',
                className,
              )}
            >
              <span className={quiet ? 'sr-only' : undefined}>{header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="mb-4 block border border-hairline p-3 transition-colors hover:bg-ink/3 md:mb-0 md:table-row md:border-0 md:border-b md:p-0"
          >
            {columns.map(({ header, cell, quiet, className }) => (
              <td
                key={header}
                className={classNames(
                  'flex min-h-9 items-center justify-between gap-4 py-1 md:table-cell md:px-3 md:py-2.5 md:align-middle md:first:pl-0',
                  className,
                )}
              >
                {!quiet && (
                  <span aria-hidden="true" className="annotation shrink-0 text-ink-soft md:hidden">
                    {header}
                  </span>
                )}
                <div className="min-w-0 max-md:text-right">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
