/** How a tab of the bar looks; the current one is marked by `aria-current`. */
export const tabClasses =
  'group relative flex h-14 w-full flex-col items-center justify-center gap-1 text-[0.8125rem] leading-none text-ink-soft -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink'

export function ActiveRule() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-4 -top-1 hidden h-2 border-x border-laterite before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-laterite group-aria-[current=page]:block"
    />
  )
}
