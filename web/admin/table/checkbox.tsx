import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; indeterminate?: boolean }

const markClasses =
  'pointer-events-none col-start-1 row-start-1 hidden size-3 text-paper forced-colors:text-[CanvasText]'

/** A checkbox in a target as large as a thumb; its label is heard, not seen. */
export function Checkbox({ label, indeterminate = false, className, ...rest }: CheckboxProps) {
  return (
    <label
      onMouseDown={keepTextUnselected}
      className={classNames('grid size-11 cursor-pointer place-items-center', className)}
    >
      <input
        type="checkbox"
        aria-label={label}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate
        }}
        className="peer col-start-1 row-start-1 size-4.5 cursor-pointer appearance-none border border-edge checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink"
        {...rest}
      />
      <Mark path="m1.5 6 3.5 3.5 5.5-7" className="peer-checked:block" />
      <Mark path="M1.5 6h9" className="peer-indeterminate:block" />
    </label>
  )
}

function Mark({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={classNames(markClasses, className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={path} />
    </svg>
  )
}

function keepTextUnselected(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault()
}
