import type { ReactNode, Ref } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { PageCheckbox, type RowSelection } from '../table/row-selection.tsx'

interface RowsHeadProps<Row> {
  count: ReactNode
  arrivals?: ReactNode
  tools?: ReactNode
  /** Where the keyboard goes on when what it stood on has left. */
  focusTarget: Ref<HTMLParagraphElement>
  selection: RowSelection<Row>
  /** Whether any row is selected. */
  isAny: boolean
  /** How many of them are, or how many of those are done: heard here, and seen over the rows. */
  told: string
  /** The head of a table selects the page itself. */
  isTable: boolean
  /** What can be done with them, shown instead of the head without moving the rows. */
  children: ReactNode
}

/** What stands over the rows of a list: how many there are, and their order, or what is done with those selected. */
export function RowsHead<Row>({
  count,
  arrivals,
  tools,
  focusTarget,
  selection,
  isAny,
  told,
  isTable,
  children,
}: RowsHeadProps<Row>) {
  return (
    <div
      className={classNames(
        'mb-2 grid items-center md:min-h-12',
        isAny && 'md:sticky md:top-(--header-height) md:z-2 md:bg-paper',
      )}
    >
      <div className="col-start-1 row-start-1 flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-1">
          <span
            className={classNames(
              'print:hidden',
              isTable ? '-ml-3 tabled:hidden' : 'carded:-ml-3',
              isAny && 'md:relative md:z-21',
            )}
          >
            <PageCheckbox selection={selection} />
          </span>
          <p
            role="status"
            ref={focusTarget}
            data-focus-head
            tabIndex={-1}
            className="annotation text-ink-soft outline-none"
          >
            {count}
            {isAny && <span className="sr-only">, {told}</span>}
          </p>
          {arrivals && <div className="md:ml-4">{arrivals}</div>}
        </div>
        <div className={classNames('print:hidden', isAny && 'md:invisible')}>{tools}</div>
      </div>
      {isAny && children}
    </div>
  )
}
