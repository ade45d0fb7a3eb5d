import type { KeyboardEvent } from 'react'
import { useSlides } from '#web/ui/slides.ts'

/** A design's pictures side by side. `show` slides to one, `step` to the one before or after, and `follow` is there at once. */
export function useStrip(count: number) {
  const { strip, setIndex, from, slideTo, handlers, ...slides } = useSlides<HTMLUListElement>()
  const index = Math.min(count - 1, Math.max(0, slides.index))

  const show = (next: number) => slideTo(next)

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
    slideTo(next, 'instant')
  }

  /** The keyboard stays with the picture that is shown. What is pressed in a viewer over the page comes by here too. */
  function onKeyDown(event: KeyboardEvent) {
    if (!strip.current?.contains(event.target as Node)) return
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
    const next = by && step(by)
    if (by === 0 || next === null) return
    event.preventDefault()
    strip.current.querySelectorAll('a')[next]?.focus({ preventScroll: true })
  }

  return { strip, index, show, step, follow, handlers: { ...handlers, onKeyDown } }
}
