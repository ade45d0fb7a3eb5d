import { findWords } from '#contract/words/find.ts'
import { siteWords } from '#contract/words/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/ui/words.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'

/** What fits ends before this page: the way back, and the way to ask for it. @param first the address of its first page */
export function ListEnds({ first }: { first: string }) {
  const say = useWords({ ...siteWords, ...findWords })
  return (
    <EmptyState title={say('find.empty')} text={say('find.empty.page')}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={first} look="outline">
          {say('find.first')}
        </ButtonLink>
        <EnquireButton>{say('site.enquire')}</EnquireButton>
      </div>
    </EmptyState>
  )
}
