import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { takesFootRoom } from '../page/foot-room.ts'
import type { BulkAction, Progress } from './bulk.ts'

interface BulkBarProps<Row> {
  /** How many are selected, or how many of them are done. */
  told: string
  /** What selects the page stands at its beginning, unless the head of a table has it. */
  isTable: boolean
  /** What is done with all of them in one call. */
  together?: ReactNode
  /** Selects more. */
  more?: ReactNode
  actions: BulkAction<Row>[]
  underWay: Progress<Row> | null
  onAct: (action: BulkAction<Row>) => void
  /** Asks for a change that takes more than a press. */
  onChange?: () => void
  changesLabel?: string
  onClear: () => void
}

/** What can be done with the selected rows: over the list, or under the thumb on a phone. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { told, isTable, together, more, actions, underWay, onAct, onChange, onClear } = props
  return (
    <fieldset
      ref={takesFootRoom}
      data-bulk-bar
      disabled={underWay !== null}
      className={classNames(
        'z-20 flex min-w-0 items-center gap-x-1 gap-y-1 overflow-x-auto bg-paper-deep *:shrink-0 tall:flex-wrap tall:overflow-visible md:gap-x-2 print:hidden px-4 py-1 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:border-t max-md:border-ink md:col-start-1 md:row-start-1 md:min-h-12 md:border-b md:border-ink md:py-0',
        isTable ? 'carded:md:pl-9' : 'md:pl-9',
      )}
    >
      <legend className="sr-only">Selected rows</legend>
      <div
        className={classNames('mr-auto flex items-center gap-x-4', Boolean(more) && 'tall:max-md:basis-full')}
      >
        <p className="annotation whitespace-nowrap">{told}</p>
        {more}
      </div>
      {onChange && (
        <Button size="small" look="quiet" onClick={onChange} className="min-h-11 ruled-link max-md:px-2">
          {props.changesLabel ?? 'Change…'}
        </Button>
      )}
      {together}
      {actions.map((action) => (
        <Button
          key={action.label}
          size="small"
          look="quiet"
          busy={underWay?.action === action}
          onClick={() => onAct(action)}
          className="min-h-11 ruled-link max-md:px-2"
        >
          {action.label}
        </Button>
      ))}
      <IconButton
        label="Clear selection"
        path="m3 3 10 10M13 3 3 13"
        onClick={onClear}
        className={classNames('-mr-2 size-11 hover:bg-ink/6', Boolean(more) && 'max-md:ml-auto')}
      />
    </fieldset>
  )
}
