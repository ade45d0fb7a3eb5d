import { ActiveRule } from '../page/active-rule.tsx'

/**
 * How a tab of the bar looks; the current one is marked by `aria-current`. All of it goes by the size of its letters, which do
 * not grow beyond what a narrow window has room for.
 */
export const tabClasses =
  'group relative flex h-[max(3.5rem,44px)] max-h-[max(4.4em,44px)] w-full flex-col items-center justify-center gap-[0.3em] text-[min(0.8125rem,3.2vw)] leading-none text-ink-soft -outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-ink'

export const tabIconClasses = 'size-[1.4em]'

export function TabRule() {
  return <ActiveRule className="inset-x-4 -top-1" />
}
