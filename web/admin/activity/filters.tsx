import { useSearchParams } from 'react-router'
import type { Admin } from '#contract/account.ts'
import { type Activity, activityKinds } from '#contract/activity.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { peopleOf } from './people.ts'
import { kindLabels } from './words.ts'

const kindOptions = activityKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))

/** Narrows the record to a kind of document and to a person. */
export function ActivityFilters({ admins, rows }: { admins: Admin[]; rows: Activity[] }) {
  const chosen = useSearchParams()[0].get('account')
  const people = peopleOf(admins, rows).map(({ id, name }) => ({ value: id, label: name }))
  if (chosen && !people.some(({ value }) => value === chosen))
    people.push({ value: chosen, label: 'A former account' })
  return (
    <div className="mb-8 grid grid-cols-2 gap-3 sm:max-w-md">
      <FilterSelect name="kind" label="What" any="Everything" options={kindOptions} />
      <FilterSelect name="account" label="Who" any="Everyone" options={people} />
    </div>
  )
}
