import { useSearchParams } from 'react-router'
import { type Publishing, statuses } from '#contract/publishing.ts'
import { statusLabels } from '#contract/publishing-in-words.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { choiceOf } from '../list/list-address.ts'

const options = statuses.map((value) => ({ value, label: statusLabels[value] }))

/** Narrows a list to one status. */
export function StatusFilter() {
  return <FilterSelect name="status" label="Status" any="Any status" options={options} />
}

/** The status that the address narrows a list to. */
export function statusIn(search: URLSearchParams) {
  return choiceOf(search, 'status', statuses)
}

/** Those rows of a list that is read whole which have the status that the address asks for. */
export function useOfStatus() {
  const status = statusIn(useSearchParams()[0])
  return <Row extends Publishing>(rows: Row[]) =>
    status ? rows.filter((row) => row.status === status) : rows
}
