import { useEffect, useRef } from 'react'
import { listWords } from '#contract/words/list.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/ui/words.ts'
import { type VisitorSort, visitorSorts } from './filters.ts'
import type { DesignList } from './load.ts'
import { useFilters } from './use-filters.ts'

/** The order of a list; without JavaScript it goes with the filters' form. */
export function SortSelect({ list, formId }: { list: DesignList; formId: string }) {
  const { chosen, change } = useFilters(list)
  const say = useWords(listWords)
  const select = useRef<HTMLSelectElement>(null)
  const isHydrated = useRef(false)
  // A choice made while the page's code was still on its way is a choice: it is not taken back but carried out.
  useEffect(() => {
    const shown = select.current
    if (shown && shown.value !== chosen.sort) {
      if (isHydrated.current) shown.value = chosen.sort
      else change({ sort: shown.value as VisitorSort | '' })
    }
    isHydrated.current = true
  })
  return (
    <div className="flex min-w-[min(12rem,100%)] flex-1 flex-wrap items-center gap-2">
      <label htmlFor="sort" className="sr-only">
        {say('list.sort')}
      </label>
      <div className="min-w-36 flex-1 sm:w-56">
        <Select
          id="sort"
          name="sort"
          form={formId}
          ref={select}
          defaultValue={chosen.sort}
          onChange={(event) => change({ sort: event.target.value as VisitorSort | '' })}
        >
          <option value="">{say(chosen.search ? 'list.sort.match' : 'list.sort.newest')}</option>
          {visitorSorts
            .filter((sort) => chosen.search || sort !== 'newest')
            .map((sort) => (
              <option key={sort} value={sort}>
                {say(`list.sort.${sort}`)}
              </option>
            ))}
        </Select>
      </div>
      <div className="hidden noscript:block">
        <Button type="submit" form={formId} look="outline" size="small">
          {say('list.sort.do')}
        </Button>
      </div>
    </div>
  )
}
