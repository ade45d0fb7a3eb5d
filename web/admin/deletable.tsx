import { type ReactNode, useState } from 'react'
import { DeleteRow } from './delete-row.tsx'

interface DeletableProps<Row> {
  rows: Row[]
  /** As the dialog's title says it: 'Pricing Image'. */
  itemType: string
  remove: (id: string) => Promise<unknown>
  /** What the row is called, so that the question cannot mean another one. */
  nameOf?: (row: Row) => string
  /** What goes with the row, or keeps it from going. */
  consequenceOf?: (row: Row) => ReactNode
  children: (onDelete: (row: Row) => void) => ReactNode
}

/** Rows of which each can be deleted, after a question. */
export function Deletable<Row extends { _id: string }>({
  rows,
  itemType,
  remove,
  nameOf,
  consequenceOf,
  children,
}: DeletableProps<Row>) {
  const [doomed, setDoomed] = useState<Row | null>(null)
  return (
    <>
      {children(setDoomed)}
      <DeleteRow
        row={doomed}
        rows={rows}
        itemType={itemType}
        remove={remove}
        named={doomed ? nameOf?.(doomed) : undefined}
        consequence={doomed ? consequenceOf?.(doomed) : undefined}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
