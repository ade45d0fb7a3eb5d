import type { ReactNode } from 'react'
import { ConfirmDelete } from '#web/ui/confirm-delete.tsx'
import { type Noun, these, titleOf } from './noun.ts'

const named = 5

interface BulkDeleteProps<Row> {
  /** What is to go; without any the dialog is closed. */
  rows: Row[]
  noun: Noun
  nameOf: (row: Row) => string
  /** What goes with them. */
  consequence?: ReactNode
  finished: number | undefined
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before several rows are deleted: how many, which, and what goes with them. */
export function BulkDelete<Row extends { _id: string }>({
  rows,
  noun,
  nameOf,
  consequence,
  finished,
  onConfirm,
  onClose,
}: BulkDeleteProps<Row>) {
  const others = rows.length - named
  return (
    <ConfirmDelete
      open={rows.length > 0}
      onOpenChange={onClose}
      itemType={titleOf(noun, rows.length)}
      item={these(noun, rows.length)}
      onConfirm={onConfirm}
    >
      <ul className="mb-6 border-l border-ink pl-4 font-semibold">
        {rows.slice(0, named).map((row) => (
          <li key={row._id} className="wrap-anywhere">
            {nameOf(row)}
          </li>
        ))}
        {others > 0 && <li className="font-normal">and {others} more</li>}
      </ul>
      {consequence && <div className="mb-6 text-small text-ink-soft">{consequence}</div>}
      <p role="status" className="mb-2 min-h-5 annotation text-ink-soft">
        {finished !== undefined && `${finished} of ${rows.length}`}
      </p>
    </ConfirmDelete>
  )
}
