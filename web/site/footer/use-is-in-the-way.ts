import { type RefObject, useEffect, useState } from 'react'

const rest = 120
const step = 12
/** Twice as high as what floats. */
const largeTarget = 96
const keptClear =
  'button, input, select, textarea, summary, label, a[href], [role="button"], [role="option"], [data-keep-clear]'

/** True while what floats over the page lies on something that is pressed, filled in or read for its price. */
export function useIsInTheWay(floating: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const element = floating.current
      if (element) setInTheWay(!element.matches(':has(:focus-visible)') && liesOnTarget(element))
    }
    const checkAtRest = () => {
      clearTimeout(timer)
      timer = setTimeout(check, rest)
    }
    check()
    const layout = new ResizeObserver(checkAtRest)
    layout.observe(document.body)
    window.addEventListener('scroll', checkAtRest, { passive: true })
    window.addEventListener('resize', checkAtRest)
    document.addEventListener('focusin', checkAtRest)
    return () => {
      clearTimeout(timer)
      layout.disconnect()
      window.removeEventListener('scroll', checkAtRest)
      window.removeEventListener('resize', checkAtRest)
      document.removeEventListener('focusin', checkAtRest)
    }
  }, [floating])

  return isInTheWay
}

function liesOnTarget(floating: HTMLElement): boolean {
  const { left, right, top, bottom, width } = floating.getBoundingClientRect()
  if (width === 0) return false
  for (let x = left; x <= right; x += step)
    for (let y = top; y <= bottom; y += step)
      if (document.elementsFromPoint(x, y).some((element) => isTarget(element, floating))) return true
  return false
}

/** A large link, as a card is, can be pressed beside what covers a corner of it. */
function isTarget(element: Element, floating: HTMLElement): boolean {
  if (floating.contains(element)) return false
  const target = element.closest<HTMLElement>(keptClear)
  if (!target) return false
  return !target.matches('a') || pressable(target).getBoundingClientRect().height < largeTarget
}

/** A link's words, or the card over which the link is stretched. */
function pressable(link: HTMLElement): Element {
  const isStretched = getComputedStyle(link, '::after').position === 'absolute'
  return (isStretched && link.offsetParent) || link
}
