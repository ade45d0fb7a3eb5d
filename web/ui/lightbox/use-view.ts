import { useState } from 'react'
import { bounded, type Frame, moved, type Point, type View, whole, zoomed } from './zoom.ts'

/** How the picture is looked at, and what changes it. */
export function useView(frame: Frame) {
  const [wanted, setWanted] = useState(whole)
  const [isEased, setEased] = useState(false)
  const view = bounded(wanted, frame)

  /** @param eased where no finger leads: the picture moves by itself */
  function change(next: (view: View) => View, eased: boolean) {
    setEased(eased)
    setWanted((current) => next(bounded(current, frame)))
  }

  return {
    view,
    isEased,
    isEnlarged: view.scale > 1,
    zoomBy: (factor: number, about?: Point, eased = true) =>
      change((current) => zoomed(current, frame, factor, about), eased),
    panBy: ({ x, y }: Point) =>
      change((current) => moved(current, frame, [{ x: 0, y: 0 }], [{ x, y }]), true),
    follow: (start: View, from: Point[], to: Point[]) => change(() => moved(start, frame, from, to), false),
    showWhole: () => change(() => whole, true),
  }
}

export type Zoom = ReturnType<typeof useView>
