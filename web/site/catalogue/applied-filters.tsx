import type { RefObject } from 'react'
import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import type { ChoiceFilter } from '#contract/design-query.ts'
import { tagLabel } from '#contract/tags.ts'
import { listWords } from '#contract/words/list.ts'
import { sideWords, unitWords } from '#contract/words/measures.ts'
import { useCounts, useWords } from '#web/ui/words.ts'
import { choiceFilters, valuesOf } from './choice-filters.ts'
import { type Filters, listAddress } from './filters.ts'
import type { DesignList } from './load.ts'
import { ranges } from './ranges.ts'
import { useFilters } from './use-filters.ts'
import { useFocusBeside } from './use-focus-beside.ts'
import { withoutWords } from './without-words.ts'

interface Applied {
  label: string
  /** What takes it away. */
  without: (chosen: Filters) => Partial<Filters>
}

interface AppliedFiltersProps {
  list: DesignList
  categories: Category[]
  /** What has the focus once nothing narrows the list any more. */
  count: RefObject<HTMLElement | null>
}

/** What narrows the list, each with the link that takes it away. */
export function AppliedFilters({ list, categories, count }: AppliedFiltersProps) {
  const say = useWords(listWords)
  const { chosen, isFinding, follow } = useFilters(list)
  const beside = useFocusBeside(isFinding, count)
  const understood = chosen.search === list.filters.search ? list.understood : []
  const applied = useApplied({ ...list, filters: chosen, understood }, categories)
  if (applied.length === 0) return null
  return (
    <ul ref={beside.list} aria-label={say('list.applied')} className="mt-3 flex flex-wrap items-center gap-2">
      {applied.map(({ label, without }, place) => (
        <li key={label} className="max-w-full">
          <Link
            onClick={(event) => {
              beside.choose(place)
              follow(event, without)
            }}
            to={listAddress(list.path, { ...chosen, ...without(chosen) })}
            preventScrollReset
            className="annotation inline-flex min-h-9 items-center gap-2.5 border border-ink px-3 wrap-anywhere hover:bg-ink hover:text-paper"
          >
            <span className="sr-only">{say('list.remove')} </span>
            {label}
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0" stroke="currentColor">
              <path d="m1 1 8 8M9 1 1 9" strokeWidth="1.25" />
            </svg>
          </Link>
        </li>
      ))}
      <li>
        <Link
          onClick={(event) => {
            beside.choose(0)
            follow(event)
          }}
          to={list.path}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-small ruled-link"
        >
          {say('list.clear')}
        </Link>
      </li>
    </ul>
  )
}

/** What narrows a list, as its firm calls it. */
export function useApplied({ filters, facets, understood }: DesignList, categories: Category[]): Applied[] {
  const say = useWords(listWords)
  const sayMeasure = useWords({ ...sideWords, ...unitWords })
  const countOf = useCounts(listWords)
  const { search, category, subcategory, tags } = filters
  const found = categories.find(({ slug }) => slug === category)
  const within = found?.subcategories.find(({ slug }) => slug === subcategory)

  /** What was understood of a search, each with its words, and the words that are left. */
  function searchChips(): (Applied | '')[] {
    const byWords = [...Map.groupBy(understood, ({ words }) => words)]
    const rest = byWords.reduce((text, [words]) => withoutWords(text, words), search)
    // Of a search that was understood, signs may be left that said nothing.
    const isSaying = understood.length > 0 ? /[\p{L}\p{N}]/u.test(rest) : rest
    const keep = (said: string) => byWords.flatMap(([words]) => (said.includes(words) ? words : [])).join(' ')
    return [
      ...byWords.map(([words, all]) => ({
        label: all
          .map(({ kind, means }) => (kind === 'spelling' ? say('list.spelling', { means, words }) : means))
          .join(` ${say('list.or')} `),
        without: ({ search }: Filters) => ({ search: withoutWords(search, words) }),
      })),
      isSaying ? { label: `“${rest}”`, without: ({ search }: Filters) => ({ search: keep(search) }) } : '',
    ]
  }

  const rangeChips = ranges.flatMap(({ least, most, format }) =>
    ([least, most] as const).map((name): Applied | '' => {
      const figure = filters[name]
      const word = say(name === least ? 'list.from' : 'list.to')
      return figure === null
        ? ''
        : { label: `${word} ${format(figure, sayMeasure)}`, without: () => ({ [name]: null }) }
    }),
  )

  /** What a value is called where the name of its filter does not stand above it. */
  function aloneAs(name: ChoiceFilter, value: string, label: string): string {
    if (name === 'bedrooms') return countOf('list.bedrooms', Number(value))
    return name === 'facing' ? say('list.facing.side', { side: label.toLowerCase() }) : label
  }

  const choiceChips = choiceFilters.flatMap((choice) => {
    const { name } = choice
    const chosen = filters[name]
    return valuesOf(choice, facets, chosen, sayMeasure)
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label }) => ({
        label: aloneAs(name, value, label),
        without: (current: Filters) => ({ [name]: current[name].filter((other) => other !== value) }),
      }))
  })

  const applied: (Applied | '')[] = [
    ...searchChips(),
    category && {
      label: found?.name ?? tagLabel(category),
      without: () => ({ category: '', subcategory: '' }),
    },
    subcategory && { label: within?.name ?? tagLabel(subcategory), without: () => ({ subcategory: '' }) },
    ...rangeChips,
    ...choiceChips,
    ...tags.map((tag) => ({
      label: tagLabel(tag),
      without: ({ tags }: Filters) => ({ tags: tags.filter((other) => other !== tag) }),
    })),
  ]
  return applied.filter((entry) => entry !== '')
}
