import { listWords } from '#contract/words/list.ts'
import { siteWords } from '#contract/words/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/ui/words.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { findAddress } from '../find/typed.ts'
import { listAddress } from './filters.ts'
import type { DesignList } from './load.ts'
import { ranges } from './ranges.ts'

/** Nothing fits the filters, or the list ends before this page: the way back, and the way to ask for it. */
export function NothingFound({ list: { path, filters, understood, pagination } }: { list: DesignList }) {
  const say = useWords({ ...siteWords, ...listWords })
  const saysPlot = understood.some(({ plot, area }) => plot ?? area)
  const isCrossed = ranges.some(({ least, most }) => (filters[least] ?? 0) > (filters[most] ?? Infinity))
  const isBeyond = pagination.total > 0
  const why = isBeyond ? 'list.empty.page' : isCrossed ? 'list.empty.range' : 'list.empty.filters'
  return (
    <EmptyState title={say('list.empty')} text={say(why)}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={isBeyond ? listAddress(path, filters, 1) : path} look="outline">
          {say(isBeyond ? 'list.first' : 'list.clear')}
        </ButtonLink>
        {saysPlot && (
          <ButtonLink look="outline" to={findAddress({ q: filters.search })}>
            {say('site.find')}
          </ButtonLink>
        )}
        <EnquireButton>{say('site.enquire')}</EnquireButton>
      </div>
    </EmptyState>
  )
}
