/**
 * Runs within the page, before any other code: what floats over the page is shown where it lies on nothing that is pressed,
 * filled in, or read for its name or price, and steps aside where it does. It stands in the page as text, so nothing from outside of it
 * may be used.
 */
export function stepAside() {
  /** Milliseconds after which a page that moved has come to rest. */
  const rest = 120
  const step = 12
  /** Twice as high as what floats. */
  const largeTarget = 96
  const keptClear =
    'h1, button, input, select, textarea, summary, label, a[href], [role="button"], [role="option"], [data-keep-clear]'
  let timer: number

  function check() {
    for (const floating of document.querySelectorAll('[data-floats]'))
      floating.toggleAttribute(
        'data-clear',
        floating.matches(':has(:focus-visible)') || !liesOnTarget(floating),
      )
  }

  function checkAtRest() {
    clearTimeout(timer)
    timer = window.setTimeout(check, rest)
  }

  function liesOnTarget(floating: Element): boolean {
    const { left, right, top, bottom } = floating.getBoundingClientRect()
    for (let x = left; x <= right; x += step)
      for (let y = top; y <= bottom; y += step)
        if (document.elementsFromPoint(x, y).some((element) => isTarget(element, floating))) return true
    return false
  }

  /** A large link, as a card is, can be pressed beside what covers a corner of it. */
  function isTarget(element: Element, floating: Element): boolean {
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

  document.addEventListener('DOMContentLoaded', () => {
    // Once the page has been drawn: until then nothing is to be laid out for this alone.
    requestAnimationFrame(() => setTimeout(check))
    new ResizeObserver(checkAtRest).observe(document.body)
  })
  document.addEventListener('focusin', checkAtRest)
  document.addEventListener('floats', check)
  for (const moved of ['scroll', 'resize']) window.addEventListener(moved, checkAtRest, { passive: true })
}
