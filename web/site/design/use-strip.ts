import type { KeyboardEvent } from 'react'
import { useSlides } from './use-slides.ts'

/**
 * A strip of slides that is scrolled by finger, wheel or hand; without JavaScript it is one too. `show` slides to a
 * picture, `step` to the one before or after, and `follow` is there at once.
 */
export function useStrip(count: number) {
  const { strip, index, setIndex, goTo, from, handlers } = useSlides<HTMLUListElement>(count)
  const show = (next: number) => goTo(next, 'auto')

  /** @returns the picture that it leads to; null where there is none */
  function step(by: number): number | null {
    const next = from() + by
    if (next < 0 || next >= count) return null
    show(next)
    return next
  }

  /** Whoever follows may ask for the picture before the strip has told that it moved. */
  function follow(next: number) {
    setIndex(next)
    goTo(next, 'instant')
  }

  /** The keyboard stays with the picture that is shown. */
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
    const next = by && step(by)
    if (by === 0 || next === null) return
    event.preventDefault()
    strip.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true })
  }

  return { strip, index, show, step, follow, handlers: { ...handlers, onKeyDown } }
}
