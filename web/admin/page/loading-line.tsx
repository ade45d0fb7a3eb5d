import { classNames } from '#web/ui/class-names.ts'

interface LoadingLineProps {
  isOn: boolean
  /** Where it lies. */
  className: string
}

/** Drawn along an edge while what lies beside it is fetched. */
export function LoadingLine({ isOn, className }: LoadingLineProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute left-0 h-0.5 w-full origin-left bg-accent transition-[scale,opacity] duration-700',
        className,
      )}
      style={
        isOn
          ? { scale: '0.85 1' }
          : { scale: '0 1', opacity: 0, transitionDuration: '0ms', transitionDelay: '0ms' }
      }
    />
  )
}
