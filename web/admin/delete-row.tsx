import { useEffect, useRef } from 'react'
import { ConfirmDelete } from '#web/ui/confirm-delete.tsx'
import { useChange } from './change.ts'

/** Milliseconds until the dialog has handed the focus back. */
const dialogCloses = 50

interface DeleteRowProps {
  /** The row that is to go; none keeps the dialog closed. */
  row: { _id: string } | null
  /** All rows that are shown. */
  rows: unknown[]
  /** As the dialog's title says it: 'Pricing Image'. */
  itemType: string
  remove: (id: string) => Promise<unknown>
  /** What the row is called. */
  named?: string
  onClose: () => void
}

/** Asks before a row is deleted. When the row is gone, and the focus with it, the keyboard goes on from the page. */
export function DeleteRow({ row, rows, itemType, remove, named, onClose }: DeleteRowProps) {
  const change = useChange()
  const isDeleted = useRef(false)
  const item = itemType.toLowerCase()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change when the deleted one leaves
  useEffect(() => {
    if (row || !isDeleted.current) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus()
    }, dialogCloses)
    return () => clearTimeout(timer)
  }, [row, rows])

  async function confirm() {
    await change(() => remove(row?._id ?? ''), {
      done: `${item.charAt(0).toUpperCase()}${item.slice(1)} deleted successfully`,
      failed: `Failed to delete ${item}`,
    })
    isDeleted.current = true
  }

  return (
    <ConfirmDelete
      open={row !== null}
      onOpenChange={onClose}
      itemType={itemType}
      item={item}
      named={named}
      onConfirm={confirm}
    />
  )
}
