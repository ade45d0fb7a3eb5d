import { listWords } from '#contract/words/list.ts'
import { siteWords } from '#contract/words/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/ui/words.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import type { DesignList } from './load.ts'

/** Nothing fits the filters: the way back, and the way to ask for it. */
export function NothingFound({ list: { path } }: { list: DesignList }) {
  const say = useWords({ ...siteWords, ...listWords })
  return (
    <EmptyState title={say('list.empty')} text={say('list.empty.filters')}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={path} look="outline">
          {say('list.clear')}
        </ButtonLink>
        <EnquireButton>{say('site.enquire')}</EnquireButton>
      </div>
    </EmptyState>
  )
}
