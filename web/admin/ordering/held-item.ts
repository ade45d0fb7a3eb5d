import { type Box, dropPlace } from './drop-place.ts'

export interface Point {
  x: number
  y: number
}

/** How near to the screen's edge the page begins to scroll, and how far it goes with each frame. */
const edge = 96
const step = 14

/** Lifts an item of a list, which then follows the pointer; a rule shows the gap where it would come to stand. */
export function holdItem(item: HTMLElement, list: Element, start: Point) {
  const begin = { x: start.x, y: start.y + window.scrollY }
  const rule = document.createElement('div')
  rule.className = 'pointer-events-none fixed z-40 bg-laterite'
  document.body.append(rule)
  item.setAttribute('data-dragged', '')
  document.documentElement.classList.add('cursor-grabbing', 'select-none')
  let point = start
  let shift = { x: 0, y: 0 }
  let frame = requestAnimationFrame(follow)

  function follow() {
    frame = requestAnimationFrame(follow)
    scrollAtEdge(point.y)
    shift = { x: point.x - begin.x, y: point.y + window.scrollY - begin.y }
    item.style.setProperty('translate', `${shift.x}px ${shift.y}px`)
    const gap = place()?.gap
    rule.hidden = !gap
    if (gap) Object.assign(rule.style, inPixels(gap))
  }

  function place() {
    const items = [...list.children]
    const boxes = items.map((other) => boxOf(other, other === item ? shift : undefined))
    return dropPlace(boxes, items.indexOf(item), point)
  }

  return {
    moveTo(next: Point) {
      point = next
    },
    /** @returns where it comes to stand; none where it stays */
    letGo(): number | undefined {
      const to = place()?.to
      cancelAnimationFrame(frame)
      rule.remove()
      item.style.removeProperty('translate')
      item.removeAttribute('data-dragged')
      document.documentElement.classList.remove('cursor-grabbing', 'select-none')
      return to
    },
  }
}

function boxOf(element: Element, shift: Point = { x: 0, y: 0 }): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left - shift.x, top: top - shift.y, width, height }
}

function inPixels(box: Box) {
  return Object.fromEntries(Object.entries(box).map(([side, length]) => [side, `${length}px`]))
}

function scrollAtEdge(y: number) {
  if (y < edge) window.scrollBy(0, -step)
  else if (y > window.innerHeight - edge) window.scrollBy(0, step)
}
