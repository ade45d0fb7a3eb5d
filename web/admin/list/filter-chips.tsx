import { Link, useSearchParams } from 'react-router'
import { changedSearch } from './list-address.ts'

interface FilterChipsProps {
  chips: { label: string; names: string[] }[]
}

/** What a list is narrowed by, each to be taken away. */
export function FilterChips({ chips }: FilterChipsProps) {
  const [search] = useSearchParams()
  if (chips.length === 0) return null
  const without = (names: string[]) =>
    `?${changedSearch(search, Object.fromEntries(names.map((name) => [name, undefined])))}`
  return (
    <ul aria-label="Filters" className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ label, names }) => (
        <li key={label}>
          <Link
            to={without(names)}
            className="inline-flex min-h-11 items-center gap-3 border border-ink px-3 text-small hover:bg-ink/6"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="size-3"
              stroke="currentColor"
              strokeWidth="1.5"
            >
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  )
}
