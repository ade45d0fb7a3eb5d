import { DragHandle } from './drag-handle.tsx'
import { MoveButtons } from './move-buttons.tsx'

/** What moves a row to another position: its handle and its buttons. */
export function OrderCell({ row: { _id } }: { row: { _id: string } }) {
  return (
    <div className="flex max-md:justify-end">
      <DragHandle item={_id} className="-ml-2" />
      <MoveButtons item={_id} describedBy={_id} />
    </div>
  )
}
