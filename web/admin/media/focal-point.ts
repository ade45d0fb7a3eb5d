import type { FocalPoint } from '#contract/file.ts'

export const middle: FocalPoint = { x: 0.5, y: 0.5 }

const step = 0.01
const largeStep = 0.1
const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point of a picture at a place on the screen. @param box the picture's own */
export function pointAt(
  place: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
): FocalPoint {
  return { x: share((place.x - box.left) / box.width), y: share((place.y - box.top) / box.height) }
}

/** The point that an arrow key leads to; undefined of any other key. */
export function afterKey({ x, y }: FocalPoint, key: string, isLarge: boolean): FocalPoint | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const by = isLarge ? largeStep : step
  return { x: share(x + direction[0] * by), y: share(y + direction[1] * by) }
}

/** '25 % from the left, 60 % from the top'. */
export function inWords(focus: FocalPoint | null): string {
  if (!focus) return 'In the middle'
  return `${Math.round(focus.x * 100)} % from the left, ${Math.round(focus.y * 100)} % from the top`
}

/** Within the picture, to a thousandth. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}
