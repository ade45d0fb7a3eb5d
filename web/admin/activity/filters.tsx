import { useSearchParams } from 'react-router'
import type { Admin } from '#contract/account.ts'
import { type Activity, authorsWithoutAccount } from '#contract/activity.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import { kindsFor } from './kinds.ts'
import { kindLabels } from './text.ts'

/** Narrows the record to a kind of document, where there are several to choose from, and to a person. */
export function ActivityFilters({ admins, rows }: { admins: Admin[]; rows: Activity[] }) {
  const role = useOwnProfile()?.role ?? null
  const kinds = kindsFor(role).map((kind) => ({ value: kind, label: kindLabels[kind] }))
  const chosen = useSearchParams()[0].get('account')
  const people = peopleOf(admins, rows).map(({ id, name }) => ({ value: id, label: name }))
  if (chosen && !people.some(({ value }) => value === chosen))
    people.push({ value: chosen, label: 'A former account' })
  return (
    <div className="mb-8 grid grid-cols-2 gap-3 sm:max-w-md">
      {kinds.length > 1 && <FilterSelect name="kind" label="What" any="Everything" options={kinds} />}
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
