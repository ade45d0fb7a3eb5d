import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Zoom } from './use-view.ts'
import type { Point, View } from './zoom.ts'

const slip = 8
const swipe = 48
const secondTap = 320
const tapFactor = 2.5

interface Gesture {
  view: View
  from: Point[]
}

/** Two fingers spread, one carries or swipes, a double tap (a mouse's click) enlarges, a wheel zooms where it points. */
export function useGestures(
  stage: HTMLDivElement | null,
  zoom: Zoom,
  onSwipe: ((direction: 1 | -1) => void) | undefined,
) {
  const [drag, setDrag] = useState<number | null>(null)
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)
  const hasMoved = useRef(false)
  const lastTap = useRef<{ time: number; at: Point } | null>(null)

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const speed = event.ctrlKey ? 0.01 : 0.002
    zoom.zoomBy(Math.exp(-event.deltaY * lines * speed), pointOf(event), false)
  })
  useEffect(() => {
    stage?.addEventListener('wheel', turn, { passive: false })
    return () => stage?.removeEventListener('wheel', turn)
  }, [stage])

  function pointOf({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
    const box = stage?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }

  /** A finger that comes or goes begins a new gesture from where the picture is. */
  function begin() {
    const from = [...pointers.current.values()]
    gesture.current = from.length > 0 ? { view: zoom.view, from } : null
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    stage?.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) hasMoved.current = false
    else setDrag(null)
    pointers.current.set(event.pointerId, pointOf(event))
    begin()
  }

  function onPointerMove(event: PointerEvent) {
    if (!gesture.current || !pointers.current.has(event.pointerId)) return
    pointers.current.set(event.pointerId, pointOf(event))
    const { view, from } = gesture.current
    const to = [...pointers.current.values()]
    const [first, last] = [from[0], to[0]]
    if (!first || !last) return
    hasMoved.current ||= to.length > 1 || Math.hypot(last.x - first.x, last.y - first.y) > slip
    if (!hasMoved.current) return
    if (to.length === 1 && view.scale === 1)
      setDrag(onSwipe && event.pointerType !== 'mouse' ? last.x - first.x : null)
    else zoom.follow(view, from, to)
  }

  function onPointerUp(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId)) return
    begin()
    if (pointers.current.size > 0) return
    if (!hasMoved.current) tap(event)
    else if (drag !== null && Math.abs(drag) > swipe) onSwipe?.(drag < 0 ? 1 : -1)
    setDrag(null)
  }

  function onPointerCancel(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
    begin()
    setDrag(null)
  }

  function tap(event: PointerEvent) {
    const { timeStamp: time, pointerType } = event
    const at = pointOf(event)
    const last = lastTap.current
    const isSecond =
      last !== null &&
      time - last.time < secondTap &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < 4 * slip
    lastTap.current = isSecond ? null : { time, at }
    if (isSecond === (pointerType === 'mouse')) return
    if (zoom.isEnlarged) zoom.showWhole()
    else zoom.zoomBy(tapFactor, at)
  }

  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
