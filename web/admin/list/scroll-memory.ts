import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { rescueFocus } from '../page/focus.ts'

interface LeftAt {
  top: number
  /** The page that the list was left for. */
  leftFor: string
}

/** Pixels of a row, beyond what lies over the page, by which it is still found. */
const inSight = 90

/** Where each list was left, by its address. */
const leftAt = new Map<string, LeftAt>()

/**
 * Brings a list back to where it was left when its reader comes back, be it by Back or from one of its rows, saved or
 * not. Said by what draws the rows, so that the page is as long again as it was.
 * @param isOn where rows lead anywhere; of several lists on one page only that one is remembered
 */
export function useScrollMemory(isOn: boolean) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const isBack = useNavigationType() === 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the rows appear
  useEffect(() => {
    if (!isOn) return
    const last = leftAt.get(address)
    leftAt.delete(address)
    if (!last || !(isBack || last.leftFor.startsWith(`${pathname}/`))) return
    window.scrollTo(0, last.top)
    showRow(linkTo(last.leftFor))
    return rescueFocus(() => linkTo(last.leftFor))
  }, [])

  useLayoutEffect(() => {
    if (!isOn) return
    let top = window.scrollY
    const note = () => {
      top = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      const leftFor = window.location.pathname
      if (leftFor !== pathname) leftAt.set(address, { top, leftFor })
    }
  }, [isOn, address, pathname])
}

/**
 * Says that the reader of a page has come to it by way of another one of the same list: the list comes back to its row.
 * @param list the list's address, its query included
 */
export function goneOnTo(list: string, page: string): void {
  leftAt.set(list, { top: leftAt.get(list)?.top ?? 0, leftFor: page })
}

/** Brings a row into sight that is out of it: the page was left for another row. */
function showRow(link: HTMLElement | undefined): void {
  const row = link?.closest('tr')
  if (!row) return
  const { top, bottom } = row.getBoundingClientRect()
  if (bottom < inSight || top > window.innerHeight - inSight) row.scrollIntoView({ block: 'center' })
}

/** The row's link to the page, or to the page above it; others lead to lists, this one among them. */
function linkTo(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main tbody a')]
  const isAbove = ({ pathname }: HTMLAnchorElement) =>
    pathname.startsWith(`${window.location.pathname}/`) && path.startsWith(`${pathname}/`)
  return links.find(({ pathname }) => pathname === path) ?? links.find(isAbove)
}
