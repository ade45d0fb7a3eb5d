import { type ReactNode, useState } from 'react'
import { DeleteRow } from './delete-row.tsx'

interface DeletableProps<Row> {
  rows: Row[]
  /** As the dialog's title says it: 'Pricing Image'. */
  itemType: string
  remove: (id: string) => Promise<unknown>
  children: (onDelete: (row: Row) => void) => ReactNode
}

/** Rows of which each can be deleted, after a question. */
export function Deletable<Row extends { _id: string }>({
  rows,
  itemType,
  remove,
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
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
