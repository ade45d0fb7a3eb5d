import { type ReactNode, useRef } from 'react'
import type { Category } from '#contract/category.ts'
import { listWords } from '#contract/words/list.ts'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCounts, useWords } from '#web/ui/words.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { ApartDesigns } from './apart-designs.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterButton } from './filter-button.tsx'
import { FilterForm, FilterPanel, SearchField } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { isNarrowed } from './filters.ts'
import type { DesignList } from './load.ts'
import { NothingFound } from './nothing-found.tsx'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { SortSelect } from './sort-select.tsx'
import { useFilters } from './use-filters.ts'

interface CatalogueProps {
  list: DesignList
  /** What a visitor can choose from; none where the list is a category's own. */
  categories: Category[]
  /** How they are chosen from. */
  places?: ReactNode
  /** What is said where there is nothing to narrow. */
  empty: string
}

const words = { ...siteWords, ...listWords }
const formId = 'filters-form'

/** A list of designs beside what narrows it; without JavaScript a form and links to its pages. */
export function Catalogue({ list, categories, places, empty }: CatalogueProps) {
  const say = useWords(words)
  const count = useCounts(words)
  const { isFinding } = useFilters(list)
  const counted = useRef<HTMLParagraphElement>(null)
  const { total } = list.pagination
  const hasSamples = list.samples.length > 0
  const isPlain = !isNarrowed(list.filters)
  if (total === 0 && (list.isOfCategory ? isPlain || hasSamples : isPlain && !hasSamples))
    return (
      <>
        <div className="mt-10">
          <EmptyState title={say('list.empty')} text={empty}>
            <EnquireButton>{say('site.enquire')}</EnquireButton>
          </EmptyState>
        </div>
        <ApartDesigns as="samples" designs={list.samples} eager />
      </>
    )
  const near = <ApartDesigns as="near" designs={list.near} />
  return (
    <div
      className={classNames(
        'grid gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]',
        list.isOfCategory ? 'mt-3 [--rule:transparent]' : 'mt-10 max-sm:mt-0 [--rule:var(--color-ink)]',
      )}
    >
      <SearchForm list={list} />
      <FilterSheet list={list} formId={formId}>
        <FilterForm list={list} id={formId}>
          <div className="max-lg:hidden">
            <SearchField list={list} />
          </div>
          <FilterPanel list={list} places={places} />
        </FilterForm>
      </FilterSheet>
      <section aria-label={say('list.designs')} className="min-w-0">
        {/* As high as the select before that is read: what may be painted by then stays where it is. */}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-(--rule) pt-3 sm:min-h-15.25">
          <p ref={counted} role="status" tabIndex={-1} className="annotation">
            {count(list.isOfSamples ? 'list.samples' : 'site.designs', total)}
          </p>
          <div className="flex flex-wrap items-start gap-3 max-sm:w-full">
            <FilterButton list={list} categories={categories} />
            <SortSelect list={list} formId={formId} />
          </div>
        </div>
        <AppliedFilters list={list} categories={categories} count={counted} />
        <div
          aria-busy={isFinding}
          className="mt-8 transition-opacity duration-240 aria-busy:opacity-40 motion-reduce:transition-none"
        >
          {list.designs.length > 0 && <Results list={list} />}
          {list.designs.length === 0 && !hasSamples && <NothingFound list={list} />}
          {!list.isOfSamples && near}
          <ApartDesigns as="samples" designs={list.samples} eager={list.isOfSamples} />
          {list.isOfSamples && near}
        </div>
      </section>
    </div>
  )
}
