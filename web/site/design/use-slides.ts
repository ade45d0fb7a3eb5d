import { useEffect, useRef, useState } from 'react'

/**
 * A strip whose slides are each as wide as it is, scrolled by finger, wheel, hand or `goTo`. `from` is the slide that a step
 * leads on from: where the strip is still sliding to, so that none of several quick presses is lost.
 */
export function useSlides<Strip extends HTMLElement>(count: number) {
  const strip = useRef<Strip>(null)
  const [index, setIndex] = useState(0)
  const goal = useRef<number>(null)

  function place() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    return Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth)))
  }

  function follow() {
    if (place() === goal.current) goal.current = null
    setIndex(place())
  }

  /** Whoever takes hold of the strip leads it elsewhere. */
  function letGo() {
    goal.current = null
  }

  function goTo(next: number, behavior: ScrollBehavior) {
    const { current } = strip
    goal.current = next
    current?.scrollTo({ left: next * current.clientWidth, behavior })
  }

  // The address, or a finger, may have moved the strip before its code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the strip is hydrated
  useEffect(follow, [])

  const handlers = { onScroll: follow, onPointerDown: letGo, onWheel: letGo }
  return { strip, index, setIndex, goTo, from: () => goal.current ?? place(), handlers }
}
