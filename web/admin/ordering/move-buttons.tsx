import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { startDrag } from './drag.ts'
import { useOrdering } from './ordering.tsx'

interface MoveButtonsProps {
  /** The key of the item that is moved. */
  item: string
  /** The id of what names it. */
  describedBy: string
}

const place = 'grid size-11 shrink-0 place-items-center md:size-9'
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

/** Moves an item one place or to the top. At either end a button stays, so that the keyboard keeps its place. */
export function MoveButtons({ item, describedBy }: MoveButtonsProps) {
  const { keys, isPart, move } = useOrdering()
  const index = keys.indexOf(item)
  const steps = [
    { label: 'Move to top', to: 0, isOff: index === 0 && !isPart, Icon: ArrowUpToLine },
    { label: 'Move up', to: index - 1, isOff: index === 0 || isPart, Icon: ArrowUp },
    { label: 'Move down', to: index + 1, isOff: index === keys.length - 1 || isPart, Icon: ArrowDown },
  ]
  return (
    <div className="-mx-2 flex">
      {steps.map(({ label, to, isOff, Icon }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-describedby={describedBy}
          aria-disabled={isOff}
          onClick={({ currentTarget }) => !isOff && move(index, to, currentTarget)}
          className={classNames(
            place,
            '-outline-offset-4 hover:bg-ink/6 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent',
          )}
        >
          <Icon {...icon} />
        </button>
      ))}
    </div>
  )
}

/** What an item is dragged by: the pointer's way, beside the buttons. */
export function DragHandle({ className }: { className?: string }) {
  const { keys, isPart, move } = useOrdering()
  if (isPart || keys.length < 2) return null
  return (
    <span
      aria-hidden="true"
      title="Drag to move"
      onPointerDown={(event: PointerEvent<HTMLElement>) => startDrag(event, move)}
      className={classNames('grid size-11 shrink-0 cursor-grab touch-none md:size-9', className)}
    >
      <span className="grid size-8 place-items-center">
        <GripVertical {...icon} />
      </span>
    </span>
  )
}
