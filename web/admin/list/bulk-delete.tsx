import type { ReactNode } from 'react'
import { ConfirmDelete } from './confirm-delete.tsx'
import { FirstNames } from './first-names.tsx'
import { type Noun, these, titleOf } from './noun.ts'

interface BulkDeleteProps<Row> {
  /** What is to go; without any the dialog is closed. */
  rows: Row[]
  /** Whether a row stays, whatever is asked. */
  isHeld?: (row: Row) => boolean
  noun: Noun
  nameOf: (row: Row) => string
  /** What goes with rows that are deleted. */
  consequenceOf?: (rows: Row[]) => ReactNode
  /** Why these rows stay. */
  preventedBy?: (held: Row[]) => ReactNode
  finished: number | undefined
  onConfirm: (rows: Row[]) => Promise<unknown>
  onClose: () => void
}

/** Asks before several rows are deleted: how many, which, what goes with them, and which of those selected stay. */
export function BulkDelete<Row extends { _id: string }>(props: BulkDeleteProps<Row>) {
  const { rows, isHeld = () => false, noun, nameOf, consequenceOf, preventedBy, finished } = props
  const held = rows.filter(isHeld)
  const going = rows.filter((row) => !isHeld(row))
  const asked = going.length > 0 ? going : rows
  const stays = held.length > 0 && <div className="mb-6">{preventedBy?.(held)}</div>
  return (
    <ConfirmDelete
      open={rows.length > 0}
      onOpenChange={props.onClose}
      itemType={titleOf(noun, asked.length)}
      item={these(noun, asked.length)}
      onConfirm={() => props.onConfirm(going)}
      prevented={going.length === 0 && stays}
    >
      <FirstNames names={asked.map(nameOf)} />
      {going.length > 0 && (
        <>
          {consequenceOf && <div className="mb-6 text-small text-ink-soft">{consequenceOf(going)}</div>}
          {stays}
          <p role="status" className="mb-2 min-h-5 annotation text-ink-soft">
            {finished !== undefined && `${finished} of ${going.length}`}
          </p>
        </>
      )}
    </ConfirmDelete>
  )
}
