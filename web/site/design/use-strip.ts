import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * A strip of slides, each as wide as it is, that is scrolled by finger, wheel or hand; without JavaScript it is one too. `show`
 * slides to a picture, `step` to the one before or after, and `follow` is there at once.
 */
export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  /** Where the strip is still sliding to: the next step leads on from there, so that none of several quick presses is lost. */
  const goal = useRef<number>(null)

  function place() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    return Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth)))
  }

  function onScroll() {
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

  const show = (next: number) => goTo(next, 'auto')

  /** @returns the picture that it leads to; null where there is none */
  function step(by: number): number | null {
    const next = (goal.current ?? place()) + by
    if (next < 0 || next >= count) return null
    show(next)
    return next
  }

  /** Whoever follows may ask for the picture before the strip has told that it moved. */
  function follow(next: number) {
    setIndex(next)
    goTo(next, 'instant')
  }

  /** The keyboard stays with the picture that is shown. What is pressed in a viewer over the page comes by here too. */
  function onKeyDown(event: KeyboardEvent) {
    if (!strip.current?.contains(event.target as Node)) return
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
    const next = by && step(by)
    if (by === 0 || next === null) return
    event.preventDefault()
    strip.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true })
  }

  // The address, or a finger, may have moved the strip before its code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the strip is hydrated
  useEffect(onScroll, [])

  const handlers = { onScroll, onKeyDown, onPointerDown: letGo, onWheel: letGo }
  return { strip, index, show, step, follow, handlers }
}
