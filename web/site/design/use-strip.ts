import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * A strip of slides that is scrolled by finger, wheel or hand; without JavaScript it is one too. `show` slides to a
 * picture and `follow` is there at once.
 */
export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setIndex(Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth))))
  }

  function goTo(next: number, behavior: ScrollBehavior) {
    const { current } = strip
    current?.scrollTo({ left: next * current.clientWidth, behavior })
  }

  const show = (next: number) => goTo(next, 'auto')

  /** Whoever follows may ask for the picture before the strip has told that it moved. */
  function follow(next: number) {
    setIndex(next)
    goTo(next, 'instant')
  }

  /** The keyboard stays with the picture that is shown. */
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
    const next = index + by
    if (by === 0 || next < 0 || next >= count) return
    event.preventDefault()
    show(next)
    strip.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true })
  }

  // The address, or a finger, may have moved the strip before its code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the strip is hydrated
  useEffect(onScroll, [])

  return { strip, index, show, follow, onScroll, onKeyDown }
}
