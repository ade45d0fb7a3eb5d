import { useNavigate, useNavigation } from 'react-router'
import { failureWords } from '#contract/words/failure.ts'
import { tellPlainly } from '#web/ui/tell-plainly.ts'
import { useWords } from '#web/ui/words.ts'
import { type Filters, listAddress, readFilters } from './filters.ts'
import { areFiltersOver } from './filters-id.ts'
import type { DesignList } from './load.ts'

type Changes = Partial<Filters> | ((current: Filters) => Partial<Filters>)

/** What was asked for last at a page's address, until it has come: the next choice there builds on it, however soon it is made. */
let asked: { href: string; search: string } | null = null

/**
 * The filters as they were chosen last, even while their results are still on their way, and how to change them. Where
 * they lie over the list all choices are one step: Back takes them all back.
 */
export function useFilters({ path, isOfCategory, filters }: DesignList) {
  const navigate = useNavigate()
  const say = useWords(failureWords)
  const { location } = useNavigation()
  const isFinding = location?.pathname === path
  const read = (search: string) => readFilters(new URLSearchParams(search), isOfCategory)

  /**
   * @param step the number of what it comes from, as of one typing in a field: all of that shares a history entry, so that
   * Back does not come by each letter
   */
  async function change(
    changes: Changes,
    step = Date.now(),
    replace = areFiltersOver() || window.history.state?.usr?.step === step,
  ) {
    const { href, search } = window.location
    const current = read(asked?.href === href ? asked.search : search)
    const next = { ...current, ...(typeof changes === 'function' ? changes(current) : changes) }
    const address = listAddress(path, next)
    if (address === listAddress(path, current)) return
    const latest = { href, search: address.slice(path.length) }
    asked = latest
    async function go() {
      await navigate(address, { replace, preventScrollReset: true, state: { step } })
      if (asked === latest) asked = null
    }
    if (navigator.onLine) return go()
    // A page that does not come would take the place of the list that is there: it is asked for once there is a connection.
    const goOn = () => {
      if (asked !== latest) return
      if (window.location.href === href) return go()
      asked = null
    }
    window.addEventListener('online', goOn, { once: true })
    tellPlainly(say('site.failed.waiting'))
  }

  return { chosen: isFinding ? read(location.search) : filters, isFinding, change }
}
