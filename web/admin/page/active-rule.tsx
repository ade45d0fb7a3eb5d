import { classNames } from '#web/ui/class-names.ts'

/** How one of several choices side by side looks, of which `aria-current` or `aria-selected` marks the chosen one. */
export const choiceClasses =
  'group relative flex min-h-11 items-center px-2 text-small text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-selected:font-medium aria-selected:text-ink'

/** The dimension line along the edge of what is chosen among a group. @param className where it lies */
export function ActiveRule({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute hidden h-2 border-x border-accent before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-accent group-aria-[current]:block group-aria-selected:block',
        className,
      )}
    />
  )
}
