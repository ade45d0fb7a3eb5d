import { useSearchParams } from 'react-router'
import type { Admin } from '#contract/account.ts'
import { type Activity, activityKinds, authorsWithoutAccount } from '#contract/activity.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { kindLabels } from './text.ts'

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

interface Person {
  id: string
  name: string
}

/** Whom the record can be narrowed to: the administrators, the website, and who else is on the page. */
export function peopleOf(admins: Admin[], rows: Activity[]): Person[] {
  const people = new Map<string, string>()
  for (const { _id, name } of admins) people.set(_id, name)
  people.set(authorsWithoutAccount.website.id, authorsWithoutAccount.website.name)
  for (const { account } of rows) if (!people.has(account._id)) people.set(account._id, account.name)
  return [...people].map(([id, name]) => ({ id, name }))
}
