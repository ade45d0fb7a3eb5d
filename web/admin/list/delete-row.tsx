import { type ReactNode, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { firstControlOf, rescueFocus } from '../page/focus.ts'
import { useChange } from '../page/use-change.ts'
import { undoOf } from '../undo/way-back.ts'
import { ConfirmDelete } from './confirm-delete.tsx'
import { orOnceMore } from './once-more.ts'

interface DeleteRowProps {
  /** The row that is to go; none keeps the dialog closed. */
  row: { _id: string } | null
  /** All rows that are shown. */
  rows: { _id: string }[]
  /** As the dialog's title says it: 'Pricing Image'. */
  itemType: string
  remove: (id: string) => Promise<unknown>
  /** Takes the deletion back; without it nothing does. */
  restore?: ((id: string) => Promise<unknown>) | null
  /** What the row is called. */
  named?: string
  /** What goes with it. */
  consequence?: ReactNode
  /** What keeps it from going. */
  prevented?: ReactNode
  onClose: () => void
}

/** Asks before a row is deleted. When the row is gone, and the focus with it, the keyboard goes on from the next one. */
export function DeleteRow(props: DeleteRowProps) {
  const { row, rows, itemType, remove, restore, named, consequence, prevented, onClose } = props
  const change = useChange()
  const { revalidate } = useRevalidator()
  const next = useRef<{ deleted: string | undefined; id: string | undefined } | null>(null)
  const item = itemType.toLowerCase()

  useEffect(() => {
    if (row || !next.current) return
    const { deleted, id } = next.current
    const callOff = rescueFocus(() => firstControlOf(id))
    if (rows.some(({ _id }) => _id === deleted)) return callOff
    // What leaves the page later has somewhere else to go on from.
    next.current = null
  }, [row, rows])

  async function confirm() {
    const index = rows.findIndex(({ _id }) => _id === row?._id)
    const subject = `${item.charAt(0).toUpperCase()}${item.slice(1)}`
    await change(() => orOnceMore(() => remove(row?._id ?? '')), {
      done: `${subject} deleted successfully`,
      failed: `Failed to delete ${item}`,
      gone: `This ${item} is gone already`,
      undo:
        row &&
        restore &&
        undoOf({
          ways: new Map([[row, () => orOnceMore(() => restore(row._id))]]),
          done: () => `${subject} restored`,
          verb: 'restored',
          nameOf: () => named ?? subject,
          refresh: revalidate,
        }),
    })
    next.current = { deleted: row?._id, id: (rows[index + 1] ?? rows[index - 1])?._id }
  }

  return (
    <ConfirmDelete
      open={row !== null}
      onOpenChange={onClose}
      itemType={itemType}
      item={`this ${item}`}
      onConfirm={confirm}
      prevented={prevented && <div className="mb-6">{prevented}</div>}
    >
      {named && <p className="mb-6 border-l border-ink pl-4 font-medium wrap-anywhere">{named}</p>}
      {consequence && !prevented && <div className="mb-6 text-small text-ink-soft">{consequence}</div>}
    </ConfirmDelete>
  )
}
