import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeleteRow } from './delete-row.tsx'

interface DeletableProps<Row> {
  rows: Row[]
  /** As the dialog's title says it: 'Pricing Image'; what each row says of itself, where they are of several kinds. */
  itemType: string | ((row: Row) => string)
  remove: (id: string) => Promise<unknown>
  /** Takes a deletion back; without it nothing does. */
  restore?: ((id: string) => Promise<unknown>) | null
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
  restore,
  nameOf,
  consequenceOf,
  preventedBy,
  children,
}: DeletableProps<Row>) {
  const [asked, setAsked] = useState<Row | null>(null)
  const { revalidate } = useRevalidator()
  const toDelete = asked && (rows.find(({ _id }) => _id === asked._id) ?? asked)

  /** What keeps a row may have gone meanwhile. */
  function ask(row: Row) {
    setAsked(row)
    if (preventedBy?.(row)) revalidate()
  }

  return (
    <>
      {children(ask)}
      <DeleteRow
        row={toDelete}
        rows={rows}
        itemType={typeof itemType === 'string' ? itemType : toDelete ? itemType(toDelete) : ''}
        remove={remove}
        restore={restore}
        named={toDelete ? nameOf?.(toDelete) : undefined}
        consequence={toDelete ? consequenceOf?.(toDelete) : undefined}
        prevented={toDelete ? preventedBy?.(toDelete) : undefined}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
