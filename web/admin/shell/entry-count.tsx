import type { Entry } from './navigation.ts'

export type EntryCounts = Record<NonNullable<Entry['counts']>, number>

const mostShown = 999

/** How much waits behind a navigation entry; nothing where nothing does. */
export function EntryCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="annotation inline-block bg-ink px-1.5 whitespace-nowrap font-normal text-paper forced-colors:bg-transparent">
      {count > mostShown ? `${mostShown}+` : count}
      <span className="sr-only"> new</span>
    </span>
  )
}
