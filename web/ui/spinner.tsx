import { classNames } from './class-names.ts'

/** A turning arc. Give a `label` where nothing else says what is under way. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={classNames('inline-flex items-center gap-3', className)}
    >
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="size-[1em] animate-[turn_800ms_linear_infinite]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M8 1.5a6.5 6.5 0 1 1-6.5 6.5" />
      </svg>
      {label}
    </span>
  )
}

/** Fills the page while it loads. */
export function PageSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className="flex min-h-svh items-center justify-center">
      <Spinner label={label} />
    </div>
  )
}
