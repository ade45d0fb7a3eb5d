import { type RefObject, useEffect, useRef } from 'react'

/** Choices side by side over a rule, each with its `ActiveRule`: one row, which is moved sideways where it does not fit. */
export const choiceRowClasses =
  'relative -mx-4 -mb-1 flex overflow-x-auto px-2 pb-1 [scrollbar-width:none] *:shrink-0 sm:-mx-6 sm:px-3 lg:-mx-3 lg:flex-wrap lg:overflow-visible lg:px-0 print:mx-0! print:flex-wrap!'

/** @returns the ref of a row of choices, which is moved so that the chosen one stands in its middle */
export function useChosenInView<Row extends HTMLElement>(chosen: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useEffect(() => {
    const choice = row.current?.querySelector<HTMLElement>('[data-state=active], [aria-current]')
    if (!row.current || !choice) return
    const from = choice.getBoundingClientRect().left - row.current.getBoundingClientRect().left
    row.current.scrollBy({ left: from - (row.current.clientWidth - choice.offsetWidth) / 2 })
  }, [chosen])

  return row
}
