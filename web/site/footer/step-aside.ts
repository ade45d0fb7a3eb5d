type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Runs within the page, before any other code: what floats over the page is shown where it lies on nothing that is pressed,
 * filled in, or read for its name or price. It rises as far as it has to for that, and steps aside where no place is free. It
 * stands in the page as text, so nothing from outside of it may be used.
 */
export function stepAside() {
  /** Milliseconds after which a page that moved has come to rest. */
  const rest = 120
  /** By how much it may rise, the least first. */
  const rises = Array.from({ length: 31 }, (_, step) => step * 8)
  /** Pixels that what has risen keeps from what it rose above. */
  const air = 8
  /** Twice as high as what floats. */
  const largeTarget = 96
  const keptClear =
    'h1, button, input, select, textarea, summary, label, a[href], [role="button"], [role="option"], [data-keep-clear]'
  let timer: number

  function check() {
    for (const group of document.querySelectorAll<HTMLElement>('[data-floating]')) place(group)
  }

  function place(group: HTMLElement) {
    const risen = -Number.parseFloat(getComputedStyle(group).translate.split(' ')[1] ?? '0')
    const floats = [...group.querySelectorAll('[data-floats]')].map((floating) => ({
      floating,
      box: raised(floating.getBoundingClientRect(), -risen),
    }))
    const targets = targetsAround(group, raised(group.getBoundingClientRect(), -risen))
    const isClear = ({ bottom, ...box }: Box, up: number) =>
      !targets.some((target) => meet(target, raised({ ...box, bottom: bottom + (up && air) }, up)))
    const isFocused = (element: Element) => element.matches(':has(:focus-visible)')
    const free = () => rises.find((up) => floats.every(({ box }) => isClear(box, up))) ?? 0
    // Nothing moves from under the keyboard.
    const up = isFocused(group) ? risen : free()
    group.style.translate = up ? `0 ${-up}px` : ''
    for (const { floating, box } of floats)
      floating.toggleAttribute('data-clear', isFocused(floating) || isClear(box, up))
  }

  /** What is to be kept clear wherever the group may rise to. */
  function targetsAround(group: HTMLElement, { top, ...box }: Box): Box[] {
    const around = { ...box, top: top - (rises.at(-1) ?? 0) }
    return [...document.querySelectorAll<HTMLElement>(keptClear)].flatMap((element) => {
      // Asked first: where what is far from the window lies is not worked out until somebody asks.
      if (!isLaidOut(element)) return []
      const target = element.getBoundingClientRect()
      return meet(target, around) && !group.contains(element) && isTarget(element) ? target : []
    })
  }

  function isLaidOut(element: HTMLElement): boolean {
    return element.checkVisibility?.({ contentVisibilityAuto: true, visibilityProperty: true }) ?? true
  }

  /** A large link, as a card is, can be pressed beside what covers a corner of it. */
  function isTarget(element: HTMLElement): boolean {
    return !element.matches('a') || pressable(element).getBoundingClientRect().height < largeTarget
  }

  /** A link's words, or the card over which the link is stretched. */
  function pressable(link: HTMLElement): Element {
    const isStretched = getComputedStyle(link, '::after').position === 'absolute'
    return (isStretched && link.offsetParent) || link
  }

  function raised({ left, right, top, bottom }: Box, up: number): Box {
    return { left, right, top: top - up, bottom: bottom - up }
  }

  function meet(one: Box, other: Box): boolean {
    return (
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    )
  }

  function checkAtRest() {
    clearTimeout(timer)
    timer = window.setTimeout(check, rest)
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
