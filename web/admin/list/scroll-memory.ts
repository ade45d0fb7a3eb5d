import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { rescueFocus } from '../page/focus.ts'

interface Place {
  top: number
  /** The page that the list was left for. */
  leftFor: string
}

/** Where each list was left, by its address. */
const places = new Map<string, Place>()

/**
 * Brings a list back to where it was left when its reader comes back, be it by Back or from one of its rows, saved or
 * not. Said by what draws the rows, so that the page is as long again as it was.
 * @param isOn where rows lead anywhere; of several lists on one page only that one keeps the place
 */
export function useScrollMemory(isOn: boolean) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const isBack = useNavigationType() === 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the rows appear
  useEffect(() => {
    if (!isOn) return
    const place = places.get(address)
    places.delete(address)
    if (!place || !(isBack || place.leftFor.startsWith(`${pathname}/`))) return
    window.scrollTo(0, place.top)
    return rescueFocus(() => linkTo(place.leftFor))
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
      if (leftFor !== pathname) places.set(address, { top, leftFor })
    }
  }, [isOn, address, pathname])
}

/** The row's link to the page, or to the page above it. */
function linkTo(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main tbody a')]
  return links.find((link) => path === link.pathname || path.startsWith(`${link.pathname}/`))
}
