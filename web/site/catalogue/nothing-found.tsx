import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import type { DesignList } from './load.ts'

/** Nothing fits the filters: the way back, and the way to ask for it. */
export function NothingFound({ list: { path } }: { list: DesignList }) {
  return (
    <EmptyState
      title="No designs found"
      text="Nothing in the set fits all of these filters. Take one away above, or tell us what you are looking for."
    >
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={path} look="outline">
          Clear filters
        </ButtonLink>
        <EnquireButton>Enquire</EnquireButton>
      </div>
    </EmptyState>
  )
}
