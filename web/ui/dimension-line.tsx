import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DimensionLineProps {
  children: ReactNode
  upright?: boolean
  className?: string
}

const tick = 'absolute size-2.5 before:absolute before:bg-current after:absolute after:bg-current'
const across =
  'before:inset-y-0 before:left-1/2 before:w-px after:top-1/2 after:-inset-x-0.5 after:h-px after:-rotate-45'
const along =
  'before:inset-x-0 before:top-1/2 before:h-px after:left-1/2 after:-inset-y-0.5 after:w-px after:rotate-45'

/** A ticked line with a figure in its middle, as a drawing gives a length. */
export function DimensionLine({ children, upright = false, className }: DimensionLineProps) {
  if (upright) {
    return (
      <div className={classNames('annotation relative flex w-5 items-center justify-center', className)}>
        <span aria-hidden="true" className="absolute inset-y-0 left-1/2 w-px bg-current" />
        <span aria-hidden="true" className={classNames(tick, along, 'top-0 -translate-y-1/2')} />
        <span aria-hidden="true" className={classNames(tick, along, 'bottom-0 translate-y-1/2')} />
        <span className="relative rotate-180 bg-(--ground,var(--color-paper)) py-2 [writing-mode:vertical-rl]">
          {children}
        </span>
      </div>
    )
  }
  return (
    <div className={classNames('annotation relative flex h-5 items-center justify-center', className)}>
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px origin-left bg-current" />
      <span aria-hidden="true" className={classNames(tick, across, 'left-0 -translate-x-1/2')} />
      <span aria-hidden="true" className={classNames(tick, across, 'right-0 translate-x-1/2')} />
      <span className="relative bg-(--ground,var(--color-paper)) px-2">{children}</span>
    </div>
  )
}

/** The same line as progress: drawn from the left as far as `share` (0 to 1) says. */
export function DimensionProgress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="relative h-3 flex-1 border-x border-current"
      >
        <span className="absolute inset-x-0 top-1/2 h-px bg-hairline" />
        <span
          className="absolute top-1/2 left-0 h-px w-full origin-left bg-laterite transition-[scale]"
          style={{ scale: `${share} 1` }}
        />
      </div>
      <span className="annotation w-10 text-right">{percent}%</span>
    </div>
  )
}
