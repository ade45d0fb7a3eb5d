import { type MouseEvent, use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useNavigation } from 'react-router'
import { failureWords } from '#contract/words/failure.ts'
import { tellPlainly } from '#web/ui/tell-plainly.ts'
import { useWords } from '#web/ui/words.ts'
import { type Filters, listAddress, readFilters } from './filters.ts'
import { areFiltersOver } from './filters-id.ts'
import type { DesignList } from './load.ts'

type Changes = Partial<Filters> | ((current: Filters) => Partial<Filters>)

interface Place {
  pathname: string
  search: string
}

/** What was asked for last at a page's address while there is no connection: the next choice there builds on it. */
let waiting: (Place & { href: string }) | null = null

/**
 * The filters as they were chosen last, even while their results are still on their way, and how to change them. Where
 * they lie over the list all choices are one step: Back takes them all back.
 */
export function useFilters({ path, isOfCategory, filters }: DesignList) {
  const navigate = useNavigate()
  const say = useWords(failureWords)
  const router = use(DataRouterContext)?.router
  const { location } = useNavigation()
  const isFinding = isList(location)
  const read = (search: string) => readFilters(new URLSearchParams(search), isOfCategory)

  /** Whether a list stands there whose choices are those of this one: it, or where it is a category's, another category. */
  function isList(place?: Place): place is Place {
    return place?.pathname.split('/')[1] === path.split('/')[1]
  }

  /**
   * What was asked for last and has not come is built on, however it was asked for. The router itself is asked: a busy page
   * draws what `useNavigation` says later than it is so.
   * @param step the number of what it comes from, as of one typing in a field: all of that shares a history entry, so that
   * Back does not come by each letter; 0 for a link
   */
  async function change(
    changes: Changes,
    step = Date.now(),
    replace = areFiltersOver() || window.history.state?.usr?.step === step,
  ) {
    const { href } = window.location
    const { navigation, location } = router?.state ?? {}
    const from = [waiting?.href === href ? waiting : undefined, navigation?.location, location].find(isList)
    // Another page has just come in the list's place.
    if (!from) return
    const { pathname } = from
    const current = read(from.search)
    const next = { ...current, ...(typeof changes === 'function' ? changes(current) : changes) }
    const address = listAddress(pathname, next)
    if (address === listAddress(pathname, current)) return
    const go = () => navigate(address, { replace, preventScrollReset: true, state: step && { step } })
    waiting = null
    if (navigator.onLine) return go()
    // A page that does not come would take the place of the list that is there: it is asked for once there is a connection.
    const latest = { href, pathname, search: address.slice(pathname.length) }
    waiting = latest
    const goOn = () => {
      if (waiting !== latest) return
      waiting = null
      if (window.location.href === href) go()
    }
    window.addEventListener('online', goOn, { once: true })
    tellPlainly(say('site.failed.waiting'))
  }

  /**
   * Has a link to a choice carried out as one; with a key held it is the browser's.
   * @param changes without, nothing is chosen any more
   */
  function follow(event: MouseEvent, changes: Changes = read('')) {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    change(changes, 0)
  }

  return { chosen: isFinding ? read(location.search) : filters, isFinding, change, follow }
}
