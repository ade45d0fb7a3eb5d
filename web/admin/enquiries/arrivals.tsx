import { useContext, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { counted } from '#contract/count.ts'
import { listEnquiries } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { changedSearch } from '../list/list-address.ts'
import { enquiryFiltersOf } from './address.ts'
import { NewEnquiriesContext } from './new-enquiries.ts'

const mostCounted = 25

/**
 * Says that enquiries have come which the list would show, instead of moving its rows.
 * @param list what stands for the list as it was read; another one has them
 */
export function Arrivals({ list }: { list: unknown }) {
  const { last } = useContext(NewEnquiriesContext)
  const [search] = useSearchParams()
  const [read, setRead] = useState({ list, last })
  const [arrived, setArrived] = useState({ list, count: 0 })
  if (read.list !== list) setRead({ list, last })

  useEffect(() => {
    if (last <= read.last) return
    let isHere = true
    countSince(read.last, search)
      .then((count) => isHere && setArrived({ list: read.list, count }))
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [last, read, search])

  const { count } = arrived
  if (arrived.list !== list || count === 0) return null
  const many =
    count === mostCounted ? `${count} or more new enquiries` : counted(count, 'new enquiry', 'new enquiries')
  return (
    <p
      data-arrivals
      className="z-10 flex min-h-11 items-center gap-2 text-small whitespace-nowrap max-md:fixed max-md:top-18 max-md:left-1/2 max-md:-translate-x-1/2 max-md:bg-ink max-md:px-4 max-md:text-paper"
    >
      {many}.
      <Link
        to={`?${changedSearch(search, { sort: undefined })}`}
        className="inline-flex min-h-11 items-center ruled-link md:text-accent"
      >
        Show
      </Link>
    </p>
  )
}

/** How many new enquiries the list would show that came after this one. */
async function countSince(last: string, search: URLSearchParams): Promise<number> {
  const filters = enquiryFiltersOf(search)
  if (filters.status && filters.status !== 'new') return 0
  const { data } = await listEnquiries(api, { ...filters, status: 'new', limit: mostCounted })
  return data.filter(({ _id }) => _id > last).length
}
