import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; isLabelHidden?: boolean }

/** A checkbox that reads as on or off. @param isLabelHidden leaves the label to screen readers */
export function Switch({ label, isLabelHidden = false, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames('inline-flex min-h-9 cursor-pointer items-center gap-3', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
      <input type="checkbox" role="switch" className="peer sr-only" {...rest} />
      <span
        aria-hidden="true"
        className="relative h-5 w-10 [print-color-adjust:exact] border border-edge transition-colors after:absolute after:top-[3px] after:left-[3px] after:size-3 after:bg-edge after:transition-transform peer-checked:border-accent peer-checked:bg-accent peer-checked:after:translate-x-5 peer-checked:after:bg-paper forced-colors:after:bg-[CanvasText] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:after:bg-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-disabled:opacity-50"
      />
      {isLabelHidden ? <span className="sr-only">{label}</span> : label}
    </label>
  )
}
