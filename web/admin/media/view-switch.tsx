import { Link, useSearchParams } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { isInRows } from './address.ts'

/** Pictures or rows; the choice lives in the address. */
export function ViewSwitch() {
  const [search] = useSearchParams()
  const inRows = isInRows(search)
  return (
    <nav aria-label="View" className="flex">
      <View search={search} label="Grid" isChosen={!inRows} />
      <View search={search} label="List" view="list" isChosen={inRows} />
    </nav>
  )
}

interface ViewProps {
  search: URLSearchParams
  label: string
  view?: string
  isChosen: boolean
}

function View({ search, label, view, isChosen }: ViewProps) {
  const next = new URLSearchParams(search)
  if (view) next.set('view', view)
  else next.delete('view')
  return (
    <Link
      to={`?${next}`}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        '-ml-px inline-flex min-h-11 items-center border px-4 text-small',
        isChosen ? 'z-1 border-ink bg-ink text-paper' : 'border-edge hover:bg-ink/6',
      )}
    >
      {label}
    </Link>
  )
}
