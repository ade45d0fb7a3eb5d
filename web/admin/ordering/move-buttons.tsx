import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { useId } from 'react'
import { useOrdering } from './ordering.tsx'

interface MoveButtonsProps {
  /** The key of the item that is moved. */
  item: string
  /** The id of what names it. */
  describedBy: string
}

/** Among some of the list alone, a place between two of them says nothing. */
const onlyInWhole = 'Only where the whole list is shown: on one page, without a search or filters'

/** Moves an item by one position or to the top. At either end a button stays, so that the keyboard stays with it. */
export function MoveButtons({ item, describedBy }: MoveButtonsProps) {
  const { keys, isPartial, move } = useOrdering()
  const index = keys.indexOf(item)
  const reason = useId()
  const steps = [
    { label: 'Move to top', to: 0, isOff: index === 0 && !isPartial, Icon: ArrowUpToLine },
    { label: 'Move up', to: index - 1, isOff: index === 0 || isPartial, Icon: ArrowUp },
    { label: 'Move down', to: index + 1, isOff: index === keys.length - 1 || isPartial, Icon: ArrowDown },
  ]
  return (
    <div className="-mx-2 flex flex-wrap in-[td]:flex-nowrap">
      {isPartial && (
        <span id={reason} hidden>
          {onlyInWhole}
        </span>
      )}
      {steps.map(({ label, to, isOff, Icon }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-describedby={isPartial && isOff ? `${describedBy} ${reason}` : describedBy}
          aria-disabled={isOff}
          title={isPartial && isOff ? onlyInWhole : label}
          onClick={({ currentTarget }) => !isOff && move(index, to, currentTarget)}
          className="grid size-11 shrink-0 place-items-center -outline-offset-4 hover:bg-ink/6 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent md:size-9"
        >
          <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </button>
      ))}
    </div>
  )
}
