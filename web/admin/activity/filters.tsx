import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Admin } from '#contract/account.ts'
import { type Activity, activityKinds } from '#contract/activity.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { peopleOf } from './people.ts'
import { kindLabels } from './words.ts'

/** Narrows the record to a kind of document and to a person. Both live in the address, and are shown before it follows. */
export function ActivityFilters({ admins, rows }: { admins: Admin[]; rows: Activity[] }) {
  const [search, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState({ insteadOf: search, value: search })
  const shown = wanted.insteadOf === search ? wanted.value : search
  const account = shown.get('account') ?? ''
  const people = peopleOf(admins, rows)

  function choose(name: string, value: string) {
    const next = new URLSearchParams(shown)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    setWanted({ insteadOf: search, value: next })
    setSearch(next)
  }

  return (
    <div className="mb-8 grid gap-4 sm:max-w-xl sm:grid-cols-2">
      <Field label="What">
        {(control) => (
          <Select
            {...control}
            value={shown.get('kind') ?? ''}
            onChange={({ target }) => choose('kind', target.value)}
          >
            <option value="">Everything</option>
            {activityKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Who">
        {(control) => (
          <Select {...control} value={account} onChange={({ target }) => choose('account', target.value)}>
            <option value="">Everyone</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {account && !people.some(({ id }) => id === account) && (
              <option value={account}>A former account</option>
            )}
          </Select>
        )}
      </Field>
    </div>
  )
}
