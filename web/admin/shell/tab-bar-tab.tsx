import { ActiveRule } from '../page/active-rule.tsx'

/** How a tab of the bar looks; the current one is marked by `aria-current`. */
export const tabClasses =
  'group relative flex h-14 w-full flex-col items-center justify-center gap-1 text-[0.8125rem] leading-none text-ink-soft -outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-ink'

export function TabRule() {
  return <ActiveRule className="inset-x-4 -top-1" />
}
