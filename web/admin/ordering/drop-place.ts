export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface DropPlace {
  /** Where the dragged item comes to stand. */
  to: number
  /** The gap that it would fill. */
  gap: Box
}

const ruleWidth = 2

/**
 * Where the item at `from` is dropped when the pointer is let go at `point`; none where it would stay. In a single
 * column what counts is the height of the pointer, in a grid also its side.
 */
export function dropPlace(
  boxes: Box[],
  from: number,
  point: { x: number; y: number },
): DropPlace | undefined {
  const isGrid = boxes.some((box) => boxes.some((other) => other !== box && areBeside(box, other)))
  const distance = (box: Box) =>
    isGrid ? Math.hypot(point.x - middle(box).x, point.y - middle(box).y) : Math.abs(point.y - middle(box).y)
  const nearest = boxes.reduce(
    (best, box, index) => (distance(box) < distance(boxes[best] ?? box) ? index : best),
    0,
  )
  const box = boxes[nearest]
  if (!box || nearest === from) return undefined
  const isBefore = isGrid ? point.x < middle(box).x : point.y < middle(box).y
  const place = isBefore ? nearest : nearest + 1
  const to = place > from ? place - 1 : place
  return to === from ? undefined : { to, gap: isGrid ? besideOf(box, isBefore) : aboveOf(box, isBefore) }
}

function areBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return shared > Math.min(one.height, other.height) / 2
}

function middle({ left, top, width, height }: Box) {
  return { x: left + width / 2, y: top + height / 2 }
}

function aboveOf({ left, top, width, height }: Box, isBefore: boolean): Box {
  return { left, top: (isBefore ? top : top + height) - ruleWidth / 2, width, height: ruleWidth }
}

function besideOf({ left, top, width, height }: Box, isBefore: boolean): Box {
  return { left: (isBefore ? left : left + width) - ruleWidth / 2, top, width: ruleWidth, height }
}
