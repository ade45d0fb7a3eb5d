import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeleteRow } from './delete-row.tsx'

interface DeletableProps<Row> {
  rows: Row[]
  /** As the dialog's title says it: 'Pricing Image'. */
  itemType: string
  remove: (id: string) => Promise<unknown>
  /** What the row is called, so that the question cannot mean another one. */
  nameOf?: (row: Row) => string
  /** What goes with the row. */
  consequenceOf?: (row: Row) => ReactNode
  /** What keeps the row from going; nothing where nothing does. */
  preventedBy?: (row: Row) => ReactNode
  children: (onDelete: (row: Row) => void) => ReactNode
}

/** Rows of which each can be deleted, after a question. */
export function Deletable<Row extends { _id: string }>({
  rows,
  itemType,
  remove,
  nameOf,
  consequenceOf,
  preventedBy,
  children,
}: DeletableProps<Row>) {
  const [asked, setAsked] = useState<Row | null>(null)
  const { revalidate } = useRevalidator()
  const doomed = asked && (rows.find(({ _id }) => _id === asked._id) ?? asked)

  /** What keeps a row may have gone meanwhile. */
  function ask(row: Row) {
    setAsked(row)
    if (preventedBy?.(row)) revalidate()
  }

  return (
    <>
      {children(ask)}
      <DeleteRow
        row={doomed}
        rows={rows}
        itemType={itemType}
        remove={remove}
        named={doomed ? nameOf?.(doomed) : undefined}
        consequence={doomed ? consequenceOf?.(doomed) : undefined}
        prevented={doomed ? preventedBy?.(doomed) : undefined}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
