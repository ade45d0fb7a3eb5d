import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import { tagLabel } from '#contract/tags.ts'
import type { Understanding } from '#contract/understood.ts'
import { choiceFilters, valuesOf } from './choice-filters.ts'
import { type Filters, listAddress } from './filters.ts'
import type { DesignList } from './load.ts'
import { type RangeFilter, ranges } from './ranges.ts'
import { useFilters } from './use-filters.ts'

interface Applied {
  label: string
  /** What takes it away. */
  without: Partial<Filters>
}

/** What narrows the list, each with the link that takes it away. */
export function AppliedFilters({ list, categories }: { list: DesignList; categories: Category[] }) {
  const { chosen } = useFilters(list)
  const applied = appliedFilters(
    { ...list, filters: chosen, understood: chosen.search === list.filters.search ? list.understood : [] },
    categories,
  )
  if (applied.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="mt-3 flex flex-wrap items-center gap-2">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={listAddress(list.path, { ...chosen, ...without })}
            preventScrollReset
            className="annotation inline-flex min-h-9 items-center gap-2.5 border border-ink px-3 hover:bg-ink hover:text-paper"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5" stroke="currentColor">
              <path d="m1 1 8 8M9 1 1 9" strokeWidth="1.25" />
            </svg>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={list.path}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-small ruled-link"
        >
          Clear filters
        </Link>
      </li>
    </ul>
  )
}

export function appliedFilters(list: DesignList, categories: Category[]): Applied[] {
  const { filters, understood } = list
  const { search, category, subcategory, tags } = filters
  const found = categories.find(({ slug }) => slug === category)
  const within = found?.subcategories.find(({ slug }) => slug === subcategory)
  const applied: (Applied | '')[] = [
    ...searchChips(search, understood),
    category && { label: found?.name ?? tagLabel(category), without: { category: '', subcategory: '' } },
    subcategory && { label: within?.name ?? tagLabel(subcategory), without: { subcategory: '' } },
    ...appliedRanges(filters),
    ...appliedChoices(list),
    ...tags.map((tag) => ({
      label: tagLabel(tag),
      without: { tags: tags.filter((other) => other !== tag) },
    })),
  ]
  return applied.filter((entry) => entry !== '')
}

/** What was understood of a search, each with its words, and the words that are left. */
function searchChips(search: string, understood: Understanding[]): (Applied | '')[] {
  const byWords = [...Map.groupBy(understood, ({ words }) => words)].map(([words, all]) => ({ words, all }))
  const rest = byWords.reduce((text, { words }) => withoutWords(text, words), search)
  const isSaying = /[\p{L}\p{N}]/u.test(rest)
  return [
    ...byWords.map(({ words, all }) => ({
      label: all
        .map(({ kind, means }) => (kind === 'spelling' ? `“${means}” for “${words}”` : means))
        .join(' or '),
      without: { search: withoutWords(search, words) },
    })),
    isSaying && { label: `“${rest}”`, without: { search: byWords.map(({ words }) => words).join(' ') } },
  ].filter((chip) => chip !== false)
}

function withoutWords(text: string, words: string): string {
  return text.replace(words, ' ').replace(/\s+/g, ' ').trim()
}

function appliedChoices({ filters, facets }: DesignList): Applied[] {
  return choiceFilters.flatMap((choice) => {
    const chosen = filters[choice.name]
    return valuesOf(choice, facets, chosen)
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label }) => ({
        label: choice.appliedAs(label),
        without: { [choice.name]: chosen.filter((other) => other !== value) },
      }))
  })
}

function appliedRanges(filters: Filters): (Applied | '')[] {
  return ranges.flatMap(({ least, most, format }) => {
    const limit = (word: string, name: RangeFilter): Applied | '' => {
      const figure = filters[name]
      return figure === null ? '' : { label: `${word} ${format(figure)}`, without: { [name]: null } }
    }
    return [limit('From', least), limit('To', most)]
  })
}
