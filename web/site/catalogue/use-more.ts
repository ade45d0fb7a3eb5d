import { useState } from 'react'
import { useLocation } from 'react-router'
import { listDesigns } from '#web/api/designs.ts'
import { api, messageOf } from '#web/api/request.ts'
import { type Card, cardOf } from '../design-cards/card.ts'
import type { DesignList } from './load.ts'

/** The further pages that were fetched, by history entry: whoever comes back finds the list as long as they left it. */
const addedByEntry = new Map<string, Card[][]>()

interface Fetching {
  key: string
  error?: string
}

/** The list with the pages that were added to it, and how to add the next. */
export function useMore({ query, designs, pagination }: DesignList) {
  const { key } = useLocation()
  const [fetching, setFetching] = useState<Fetching | null>(null)
  const added = addedByEntry.get(key) ?? []
  const page = pagination.page + added.length
  const current = fetching?.key === key ? fetching : null

  async function more() {
    if (current && !current.error) return
    setFetching({ key })
    try {
      const next = await listDesigns(api, { ...query, page: page + 1 })
      addedByEntry.set(key, [...added, next.data.map(cardOf)])
      setFetching(null)
    } catch (error) {
      setFetching({ key, error: messageOf(error) })
    }
  }

  return {
    shown: unique([designs, ...added].flat()),
    added: added.length > 0,
    page,
    more,
    isFetching: current !== null && !current.error,
    error: current?.error,
  }
}

/** A design that was made meanwhile moves the others on: none is shown twice. */
function unique(designs: Card[]): Card[] {
  return [...new Map(designs.map((design) => [design.code, design])).values()]
}
