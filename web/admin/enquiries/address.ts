import { dayOf, isoDayOf } from '#contract/dates.ts'
import { enquiryStatuses } from '#contract/enquiry.ts'
import { enquirySorts, followUps } from '#contract/enquiry-query.ts'
import { idPattern } from '#contract/identity.ts'
import type { EnquiryFilters } from '#web/api/enquiries.ts'
import { choiceOf, pageOf, wordsOf } from '../list/list-address.ts'
import { rowsOnPage } from '../list/rows-on-page.ts'
import { periodOf } from './received.ts'

/** What the address of the list keeps in it. */
export function enquiryFiltersOf(search: URLSearchParams): EnquiryFilters {
  return {
    status: choiceOf(search, 'status', enquiryStatuses),
    search: wordsOf(search, 'search'),
    state: wordsOf(search, 'state'),
    design: wordsOf(search, 'design'),
    phone: wordsOf(search, 'phone'),
    followUp: choiceOf(search, 'followUp', followUps),
    assignee: wordsOf(search, 'assignee'),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  }
}

/** What the address of the list asks the server for. */
export function enquiryQueryOf(search: URLSearchParams) {
  const sort = choiceOf(search, 'sort', enquirySorts)
  return { ...enquiryFiltersOf(search), sort, page: pageOf(search), limit: rowsOnPage(search) }
}

/** Whether the address keeps any enquiry out of the list. */
export function isNarrowed(search: URLSearchParams): boolean {
  return Object.values(enquiryFiltersOf(search)).some(Boolean)
}

interface Chip {
  label: string
  /** The parameters that go when it is taken away. */
  names: string[]
}

/** What the list is narrowed by that no control of it shows. */
export function chipsOf(search: URLSearchParams, today = isoDayOf(new Date())): Chip[] {
  const { state, design, phone, from, to } = enquiryFiltersOf(search)
  const isOtherDays = (from || to) && !periodOf({ from, to }, today)
  const chips = [
    state && { label: `State: ${state}`, names: ['state'] },
    design && { label: idPattern.test(design) ? 'One design' : `Design: ${design}`, names: ['design'] },
    phone && { label: `Phone: ${phone}`, names: ['phone'] },
    isOtherDays && { label: `Received: ${daysOf(from, to)}`, names: ['from', 'to'] },
  ]
  return chips.filter((chip) => typeof chip === 'object')
}

function daysOf(from: string | undefined, to: string | undefined): string {
  if (!to) return `since ${dayOf(from ?? '')}`
  if (!from) return `until ${dayOf(to)}`
  return from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`
}

function dayIn(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day)
  return isDay ? day : undefined
}
