import type { ChangeEvent } from 'react'
import { Checkbox } from './checkbox.tsx'

/** Which rows of a table are selected. */
export interface RowSelection<Row> {
  labelOf: (row: Row) => string
  has: (key: string) => boolean
  /** @param isRange takes along every row since the last one that was chosen */
  toggle: (key: string, isRange: boolean) => void
  page: 'all' | 'some' | 'none'
  togglePage: () => void
}

/** Stands in line with what is above and below the table, whatever its target reaches beyond. */
const inLine = 'tabled:-ml-3 tabled:in-data-compact:size-9 tabled:in-data-compact:-ml-2'

/** Its sheet is smaller than its target, so that it hides less. */
const overPicture = 'place-items-start! p-[7px]'

/** Selects every row that is shown, or none. */
export function PageCheckbox<Row>({ selection }: { selection: RowSelection<Row> }) {
  return (
    <Checkbox
      label="Select all on this page"
      className={inLine}
      checked={selection.page === 'all'}
      indeterminate={selection.page === 'some'}
      onChange={selection.togglePage}
    />
  )
}

interface RowCheckboxProps<Row> {
  row: Row
  rowKey: string
  selection: RowSelection<Row>
  /** Otherwise it stands by itself, over what is around it. */
  isInLine?: boolean
}

/** Selects one row; with Shift, all from the one that was chosen before. */
export function RowCheckbox<Row>({ row, rowKey, selection, isInLine = true }: RowCheckboxProps<Row>) {
  return (
    <Checkbox
      label={`Select ${selection.labelOf(row)}`}
      className={isInLine ? inLine : overPicture}
      checked={selection.has(rowKey)}
      onChange={(event) => selection.toggle(rowKey, isRange(event))}
    />
  )
}

function isRange({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
