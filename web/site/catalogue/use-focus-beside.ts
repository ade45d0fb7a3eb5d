import { type RefObject, useEffect, useRef } from 'react'

/**
 * What takes itself away hands the focus to the next of its kind, or to the one before it; where none is left, to `otherwise`.
 * @param isFinding while what follows is still on its way
 * @returns the list whose links they are, the last of which takes all away, and what each says when it is chosen
 */
export function useFocusBeside(isFinding: boolean, otherwise: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = useRef<number | null>(null)
  useEffect(() => {
    const place = chosen.current
    if (isFinding || place === null || document.activeElement !== document.body) return
    chosen.current = null
    const links = list.current?.querySelectorAll('a') ?? []
    const next = links[Math.max(0, Math.min(place, links.length - 2))] ?? otherwise.current
    next?.focus({ preventScroll: true })
  })
  return {
    list,
    choose(place: number) {
      chosen.current = place
    },
  }
}
