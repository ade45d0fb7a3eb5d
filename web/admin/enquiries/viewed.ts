import { isoDayOf } from '#contract/dates.ts'
import { queryOfValues, type Viewed } from '../list/views/view-query.ts'
import { enquiryQueryOf } from './address.ts'
import { periodOf, periodsOf } from './received.ts'

/** The views of enquiries: the days of a period are kept as the period, and are those of today's where it is opened. */
export const viewedEnquiries: Viewed = {
  list: 'enquiries',
  queryOf: (search) => queryAsOf(search, isoDayOf(new Date())),
  searchOf: (query) => searchAsOf(query, isoDayOf(new Date())),
}

export function queryAsOf(search: URLSearchParams, today: string): string {
  const { from, to, page, limit, ...values } = enquiryQueryOf(search)
  const period = periodOf({ from, to }, today)
  return queryOfValues('enquiries', { ...values, ...(period ? { received: period.value } : { from, to }) })
}

export function searchAsOf(query: string, today: string): URLSearchParams {
  const search = new URLSearchParams(query)
  const period = periodsOf(today).find(({ value }) => value === search.get('received'))
  search.delete('received')
  if (period) {
    search.set('from', period.from)
    search.set('to', period.to)
  }
  return search
}
