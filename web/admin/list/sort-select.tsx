import { FilterSelect } from './filter-select.tsx'

interface SortSelectProps {
  /** The order without a choice. */
  standard: string
  labels: Record<string, string>
}

/** The order of a list, also where its headers are not seen. */
export function SortSelect({ standard, labels }: SortSelectProps) {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return (
    <div className="w-44 md:w-56">
      <FilterSelect name="sort" label="Sort by" any={standard} options={options} />
    </div>
  )
}
