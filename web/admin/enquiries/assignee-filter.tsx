import { useSearchParams } from 'react-router'
import type { Assignee } from '#contract/enquiry.ts'
import { nobody } from '#contract/enquiry-query.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { useLatest } from '../page/use-latest.ts'
import { useOwnProfile } from '../session/own-profile.ts'

/** Narrows the list to what one account answers, or nobody does; nothing where there is only one who could. */
export function AssigneeFilter({ assignees }: { assignees: Promise<Assignee[]> }) {
  const known = useLatest(assignees)
  const own = useOwnProfile()?._id
  const [search] = useSearchParams()
  const chosen = search.get('assignee')
  if ((known?.length ?? 0) < 2 && !chosen) return null
  const options = [
    ...(own ? [{ value: own, label: 'Mine' }] : []),
    { value: nobody, label: 'Nobody’s' },
    ...(known ?? []).filter(({ _id }) => _id !== own).map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  if (chosen && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: known ? 'A former colleague’s' : 'A colleague’s' })
  return (
    <div className="grow sm:max-w-56">
      <FilterSelect name="assignee" label="Assigned to" any="Anybody’s" options={options} />
    </div>
  )
}
