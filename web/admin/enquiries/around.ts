import { listEnquiries } from '#web/api/enquiries.ts'
import type { Api } from '#web/api/request.ts'
import { changedSearch, pageOf } from '../list/list-address.ts'
import { enquiryQueryOf } from './address.ts'

/** An enquiry beside another one, and the list's address with which it is found again. */
export interface Neighbour {
  id: string
  list: string
}

/** One page of the list as it was when an enquiry of it was opened: it stays, whatever becomes of its rows. */
export interface ListPage {
  list: string
  ids: string[]
  page: number
  pages: number
  total: number
  /** How many rows lie on the pages before. */
  before: number
}

/** The page of the list that an enquiry is on; the page before, where rows have left since its address was noted. */
export async function pageAround(api: Api, list: string, id: string): Promise<ListPage | null> {
  const page = pageOf(new URLSearchParams(list))
  const here = await readPage(api, list, page)
  if (here.ids.includes(id)) return here
  const before = page > 1 ? await readPage(api, list, page - 1) : here
  return before.ids.includes(id) ? before : null
}

/**
 * What comes after a page of the list, or before it. Rows may have left since it was read, or come, so that it is looked for
 * behind the last of its rows that are still there.
 */
export async function beyond(api: Api, here: ListPage, side: 'next' | 'previous'): Promise<Neighbour | null> {
  const { list, page, pages } = here
  const isNext = side === 'next'
  if (isNext ? page >= pages : page <= 1) return null
  const first = isNext ? page : page - 1
  const read = await Promise.all([first, first + 1].map((number) => readPage(api, list, number)))
  const rows = read.flatMap(({ ids, list }) => ids.map((id) => ({ id, list })))
  const isOfHere = ({ id }: Neighbour) => here.ids.includes(id)
  if (isNext) return rows[rows.findLastIndex(isOfHere) + 1] ?? null
  const index = rows.findIndex(isOfHere)
  const isAnyLeft = index >= 0
  return (isAnyLeft ? rows[index - 1] : rows.findLast((row) => row.list === read[0]?.list)) ?? null
}

async function readPage(api: Api, list: string, page: number): Promise<ListPage> {
  const search = changedSearch(new URLSearchParams(list), { page: page > 1 ? String(page) : undefined })
  const { data, pagination } = await listEnquiries(api, enquiryQueryOf(search))
  const { pages, total, limit } = pagination
  const ids = data.map(({ _id }) => _id)
  return { list: search.size > 0 ? `?${search}` : '', ids, page, pages, total, before: (page - 1) * limit }
}
