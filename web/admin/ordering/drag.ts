import type { PointerEvent as ReactPointerEvent } from 'react'
import { type Box, dropPlace } from './drop-place.ts'

/** Pixels before a press becomes a drag. */
const slack = 4
/** How near to the screen's edge the page begins to scroll, and how far it goes with each frame. */
const edge = 96
const step = 14

/**
 * Follows the pointer with the row or list item that its handle stands in, until it is let go; Escape, or anything
 * that interrupts the pointer, leaves everything as it was.
 */
export function startDrag(event: ReactPointerEvent<HTMLElement>, onDrop: (from: number, to: number) => void) {
  const handle: HTMLElement = event.currentTarget
  const item = handle.closest<HTMLElement>('li, tr')
  const list = item?.parentElement
  if (!item || !list || event.button !== 0) return
  event.preventDefault()
  handle.setPointerCapture(event.pointerId)

  const start = { x: event.clientX, y: event.clientY + window.scrollY }
  let point = { x: event.clientX, y: event.clientY }
  let shift = { x: 0, y: 0 }
  let isDragging = false
  let frame = 0
  const rule = document.createElement('div')
  rule.className = 'pointer-events-none fixed z-40 bg-laterite'
  const listening = new AbortController()

  function follow() {
    frame = requestAnimationFrame(follow)
    scrollAtEdge(point.y)
    shift = { x: point.x - start.x, y: point.y + window.scrollY - start.y }
    item?.style.setProperty('translate', `${shift.x}px ${shift.y}px`)
    const gap = placeNow()?.gap
    rule.hidden = !gap
    if (gap)
      Object.assign(rule.style, {
        left: `${gap.left}px`,
        top: `${gap.top}px`,
        width: `${gap.width}px`,
        height: `${gap.height}px`,
      })
  }

  function placeNow() {
    const items = [...(list?.children ?? [])]
    const boxes = items.map((other) => boxOf(other, other === item ? shift : { x: 0, y: 0 }))
    return dropPlace(boxes, items.indexOf(item as Element), point)
  }

  function begin() {
    isDragging = true
    item?.setAttribute('data-dragged', '')
    document.documentElement.classList.add('cursor-grabbing', 'select-none')
    document.body.append(rule)
    follow()
  }

  function end(isDropped: boolean) {
    const from = [...(list?.children ?? [])].indexOf(item as Element)
    const to = isDragging && isDropped ? placeNow()?.to : undefined
    listening.abort()
    cancelAnimationFrame(frame)
    rule.remove()
    item?.style.removeProperty('translate')
    item?.removeAttribute('data-dragged')
    document.documentElement.classList.remove('cursor-grabbing', 'select-none')
    if (to !== undefined && from >= 0) onDrop(from, to)
  }

  const { signal } = listening
  handle.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      point = { x, y }
      if (!isDragging && Math.hypot(x - start.x, y + window.scrollY - start.y) > slack) begin()
    },
    { signal },
  )
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  handle.addEventListener('lostpointercapture', () => end(false), { signal })
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return
      key.preventDefault()
      key.stopPropagation()
      end(false)
    },
    { signal, capture: true },
  )
}

function boxOf(element: Element, shift: { x: number; y: number }): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left - shift.x, top: top - shift.y, width, height }
}

function scrollAtEdge(y: number) {
  if (y < edge) window.scrollBy(0, -step)
  else if (y > window.innerHeight - edge) window.scrollBy(0, step)
}
