import { useEffect, useRef, useState } from 'react'

/**
 * A strip of slides, each as wide as it is, that is scrolled by finger, wheel or hand; without JavaScript it is one too. Its
 * style says whether it slides (`scroll-smooth`). `from` tells which one a step leads on from: where the strip is still sliding
 * to, so that none of several quick presses is lost, or the one that is shown. Where a browser lets the strip be drawn beyond
 * its ends, it may be none.
 */
export function useSlides<Strip extends HTMLElement>() {
  const strip = useRef<Strip>(null)
  const [index, setIndex] = useState(0)
  const goal = useRef<number>(null)

  function place() {
    const { scrollLeft, clientWidth } = strip.current as Strip
    return Math.round(scrollLeft / clientWidth)
  }

  /** Whoever takes hold of the strip leads it elsewhere. */
  function letGo() {
    goal.current = null
  }

  function onScroll() {
    if (place() === goal.current) letGo()
    setIndex(place())
  }

  function slideTo(next: number, behavior?: 'instant') {
    const { current } = strip
    goal.current = next
    current?.scrollTo({ left: next * current.clientWidth, behavior })
  }

  // The address, or a finger, may have moved the strip before its code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the strip is hydrated
  useEffect(onScroll, [])

  const handlers = { onScroll, onPointerDown: letGo, onWheel: letGo }
  return { strip, index, setIndex, from: () => goal.current ?? place(), slideTo, handlers }
}
