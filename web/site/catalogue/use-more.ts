import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listDesigns } from '#web/api/designs.ts'
import { api, messageOf } from '#web/api/request.ts'
import { type Card, cardOf } from '../design-cards/card.ts'
import type { DesignList } from './load.ts'

/** What was added to the list of one history entry. */
interface Further {
  key: string
  designs: Card[]
  /** The last page that is shown. */
  page: number
  isFetching?: boolean
  error?: string
}

/**
 * The list with the pages that were added to it, and how to add the next. The address of its history entry says how long it
 * is, so that whoever comes back, or loads the page anew, finds it as they left it. Where there are more or fewer designs than
 * the list says, its pages have moved: it is loaded anew as long as it would be, with its counts and without holes.
 * @param addressUntil where the list stands, lengthened until a page
 */
export function useMore(
  { query, designs, lastPage, pagination: { total } }: DesignList,
  addressUntil: (page: number) => string,
) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const [latest, setLatest] = useState<Further>()
  const further = latest?.key === key ? latest : { key, designs: [], page: lastPage }

  async function more() {
    if (further.isFetching) return
    const page = further.page + 1
    const end = (next: Partial<Further> | false) =>
      setLatest((now) => (now?.key === key ? { ...further, error: '', ...next } : now))
    setLatest({ ...further, isFetching: true })
    try {
      const { data, pagination } = await listDesigns(api, { ...query, page })
      const isSame = pagination.total === total
      end(isSame && { designs: [...further.designs, ...data.map(cardOf)], page })
      const { state } = history
      // Another entry may stand there by now.
      if ((state?.key ?? 'default') !== key) return
      if (isSame) history.replaceState(state, '', addressUntil(page))
      else navigate(addressUntil(page), { replace: true, preventScrollReset: true })
    } catch (error) {
      end({ error: messageOf(error) })
    }
  }

  return {
    shown: unique([...designs, ...further.designs]),
    added: further.designs.length > 0,
    page: further.page,
    more,
    isFetching: further.isFetching,
    error: !further.isFetching && further.error,
  }
}

/** One that was made as another went moves those between on: none is shown twice. */
function unique(designs: Card[]): Card[] {
  return [...new Map(designs.map((design) => [design.code, design])).values()]
}
