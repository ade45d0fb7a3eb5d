import { useSearchParams } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/select.tsx'
import { changedSearch, latestSearch } from './list-address.ts'

interface FilterChoiceProps {
  label: string
  /** What stands for no choice. */
  any: string
  options: { value: string; label: string }[]
  disabled?: boolean
}

interface FilterSelectProps extends FilterChoiceProps {
  /** As the address names it. */
  name: string
  /** Another filter that means nothing once this one changes. */
  clears?: string
}

/** Narrows a list by one choice, or orders it; the choice lives in the address. */
export function FilterSelect({ name, clears, ...choice }: FilterSelectProps) {
  const [search, setSearch] = useSearchParams()

  function choose(value: string) {
    setSearch(changedSearch(latestSearch(), { ...(clears && { [clears]: undefined }), [name]: value }), {
      preventScrollReset: true,
    })
  }

  return <FilterChoice {...choice} chosen={search.get(name) ?? ''} onChoose={choose} />
}

/** @param chosen empty where nothing is */
export function FilterChoice({
  label,
  any,
  options,
  disabled,
  chosen,
  onChoose,
}: FilterChoiceProps & { chosen: string; onChoose: (value: string) => void }) {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return (
    <div className="print:hidden">
      <Select
        aria-label={label}
        value={chosen}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value)}
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
