export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** How much room a picture takes that is rotated by so many quarters. */
export function rotated({ width, height }: Size, quarters: number): Size {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** How a picture is looked at: scale 1 shows the whole of it, `x` and `y` move its middle off the stage's. */
export interface View extends Point {
  scale: number
}

/** The room a picture is shown in, how large the whole of it stands there, and how far it can be enlarged. */
export interface Frame {
  stage: Size
  fitted: Size
  most: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }
const middle: Point = { x: 0, y: 0 }
const least = 4
const furthest = 16

/** Where the whole of a picture stands within a stage, `margin` away from its edges. */
export function frameOf(picture: Size, stage: Size, margin: number): Frame {
  const room = { width: stage.width - 2 * margin, height: stage.height - 2 * margin }
  const ratio = Math.max(0, Math.min(room.width / picture.width, room.height / picture.height))
  const fitted = { width: picture.width * ratio, height: picture.height * ratio }
  // As far as the picture's own pixels, and never less than a plan needs to be read.
  const most = ratio > 0 ? Math.min(furthest, Math.max(least, 1 / ratio)) : least
  return { stage, fitted, most }
}

/** The nearest view that leaves no more of the stage empty than the whole picture would. */
export function bounded({ scale, x, y }: View, { stage, fitted, most }: Frame): View {
  const within = Math.min(most, Math.max(1, scale))
  const farX = Math.max(0, (fitted.width * within - stage.width) / 2)
  const farY = Math.max(0, (fitted.height * within - stage.height) / 2)
  return { scale: within, x: nearest(x, farX), y: nearest(y, farY) }
}

/** Enlarges by a factor; what lies at `about`, measured from the stage's middle, stays there. */
export function zoomed(view: View, frame: Frame, factor: number, about: Point = middle): View {
  return followed(view, frame, [about], [about], factor)
}

/** Where fingers take the picture: what was under them when they came down stays under them. */
export function moved(view: View, frame: Frame, from: Point[], to: Point[]): View {
  const apart = spread(from)
  return followed(view, frame, from, to, apart > 0 ? spread(to) / apart : 1)
}

function followed(view: View, frame: Frame, from: Point[], to: Point[], factor: number): View {
  const { scale } = bounded({ ...view, scale: view.scale * factor }, frame)
  const grown = scale / view.scale
  const [start, end] = [mean(from), mean(to)]
  const follow = (at: number, before: number, after: number) => after - (before - at) * grown
  return bounded({ scale, x: follow(view.x, start.x, end.x), y: follow(view.y, start.y, end.y) }, frame)
}

function nearest(value: number, far: number): number {
  return Math.min(far, Math.max(-far, value)) || 0
}

function mean(points: Point[]): Point {
  const sum = (axis: 'x' | 'y') => points.reduce((total, point) => total + point[axis], 0)
  return { x: sum('x') / points.length, y: sum('y') / points.length }
}

function spread([one, other]: Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}
