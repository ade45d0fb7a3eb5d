import { classNames } from './class-names.ts'

/** A button that is an icon; `path` is drawn on a 16 × 16 grid, `label` is what it says. */
export function IconButton({
  label,
  path,
  className,
  ...rest
}: React.ComponentProps<'button'> & { label: string; path: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames('grid place-items-center', className)}
      {...rest}
    >
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="size-3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d={path} />
      </svg>
    </button>
  )
}
