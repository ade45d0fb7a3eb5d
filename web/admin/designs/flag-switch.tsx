import type { DesignSummary } from '#contract/design.ts'
import { useInTurn } from '#web/ui/in-turn.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useOptimisticValue } from '../list/optimistic-value.ts'
import { useUndoableChange } from '../undo/use-undoable-change.ts'
import { changeDesign } from './change/change-design.ts'

const words = {
  done: 'Design updated successfully!',
  failed: 'Failed to save design',
  undone: 'Design changed back',
  nameOf: ({ title }: DesignSummary) => title,
}

interface FlagSwitchProps {
  design: DesignSummary
  flag: 'featured' | 'trending'
  label: string
}

/** Whether a design is featured, or trending, and the way to change it at once. What cannot be saved goes back. */
export function FlagSwitch({ design, flag, label }: FlagSwitchProps) {
  const change = useUndoableChange()
  const inTurn = useInTurn()
  const [{ [flag]: isOn }, want] = useOptimisticValue(design)

  function toggle() {
    want({ ...design, [flag]: !isOn }, () =>
      inTurn(() => change(design, () => changeDesign({ ...design, [flag]: isOn }, { [flag]: !isOn }), words)),
    )
  }

  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="annotation text-ink-soft tabled:hidden">
        {label}
      </span>
      <Switch
        label={label}
        isLabelHidden
        aria-describedby={design._id}
        checked={isOn}
        onChange={toggle}
        className="min-h-11 min-w-11 tabled:min-h-9 carded:justify-end"
      />
    </div>
  )
}
