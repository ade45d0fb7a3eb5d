import type { PointerEvent as ReactPointerEvent } from 'react'
import { holdItem } from './held-item.ts'

/** Pixels before a press becomes a drag. */
const slack = 4

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

  const start = { x: event.clientX, y: event.clientY }
  const listening = new AbortController()
  const { signal } = listening
  let held: ReturnType<typeof holdItem> | undefined

  function follow({ clientX: x, clientY: y }: PointerEvent) {
    if (item && list && Math.hypot(x - start.x, y - start.y) > slack) held ??= holdItem(item, list, start)
    held?.moveTo({ x, y })
  }

  function end(isDropped: boolean) {
    listening.abort()
    const from = item && list ? [...list.children].indexOf(item) : -1
    const to = held?.letGo()
    if (isDropped && to !== undefined && from >= 0) onDrop(from, to)
  }

  function cancelByKey(key: KeyboardEvent) {
    if (key.key !== 'Escape') return
    key.preventDefault()
    key.stopPropagation()
    end(false)
  }

  handle.addEventListener('pointermove', follow, { signal })
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  handle.addEventListener('lostpointercapture', () => end(false), { signal })
  window.addEventListener('keydown', cancelByKey, { signal, capture: true })
}
