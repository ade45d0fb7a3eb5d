import { DragHandle, MoveButtons } from './move-buttons.tsx'

/** A row's way to another place: its handle and its buttons. */
export function OrderCell({ row: { _id } }: { row: { _id: string } }) {
  return (
    <div className="flex max-md:justify-end">
      <DragHandle className="-ml-2" />
      <MoveButtons item={_id} describedBy={_id} />
    </div>
  )
}
