import { useSortable } from '@dnd-kit/react/sortable'
import { GripVertical } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useOrdering } from './ordering.tsx'

interface DragHandleProps {
  /** The key of the row or list item that the handle stands in. */
  item: string
  className?: string
}

const transition = { duration: 200 }

/** Drags an item by mouse or finger, beside the buttons. */
export function DragHandle(props: DragHandleProps) {
  const { keys, isPartial, beginnings } = useOrdering()
  return isPartial || keys.length < 2 ? null : <Handle key={beginnings} {...props} />
}

function Handle({ item, className }: DragHandleProps) {
  const { keys, shown } = useOrdering()
  const handle = useRef<HTMLElement>(null)
  const element = useRef<HTMLElement>(null)
  useSortable({ id: item, index: keys.indexOf(item), handle, element, transition })
  return (
    <span
      ref={(node) => {
        handle.current = node
        element.current = node?.closest<HTMLElement>('li, tr') ?? null
        if (element.current) shown.set(item, element.current)
        else shown.delete(item)
      }}
      aria-hidden="true"
      title="Drag to move"
      className={classNames(
        'grid size-11 shrink-0 cursor-grab touch-none place-items-center md:size-9',
        className,
      )}
    >
      <span className="grid size-8 place-items-center">
        <GripVertical aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </span>
    </span>
  )
}
