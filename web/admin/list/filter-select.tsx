import { useSearchParams } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/select.tsx'
import { changedSearch, latestSearch } from './list-address.ts'

interface FilterSelectProps {
  /** As the address names it. */
  name: string
  label: string
  /** What stands for no choice. */
  any: string
  options: { value: string; label: string }[]
  disabled?: boolean
  /** Another filter that means nothing once this one changes. */
  clears?: string
}

/** Narrows a list by one choice, or orders it; the choice lives in the address. */
export function FilterSelect({ name, label, any, options, disabled, clears }: FilterSelectProps) {
  const [search, setSearch] = useSearchParams()
  const chosen = search.get(name) ?? ''
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)

  function choose(value: string) {
    setSearch(changedSearch(latestSearch(), { ...(clears && { [clears]: undefined }), [name]: value }), {
      preventScrollReset: true,
    })
  }

  return (
    <div className="print:hidden">
      <Select
        aria-label={label}
        value={chosen}
        disabled={disabled}
        onChange={({ target }) => choose(target.value)}
        className={classNames('text-ellipsis', chosen && 'border-ink font-medium')}
      >
        <option value="">{any}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {!isKnown && <option value={chosen}>{chosen}</option>}
      </Select>
    </div>
  )
}
