import { expect, test } from 'vitest'
import { bounded, type Frame, frameOf, moved, whole, zoomed } from './zoom.ts'

const phone = { width: 390, height: 640 }
const plan = { width: 2400, height: 1600 }
const frame: Frame = frameOf(plan, phone, 15)

test('the whole picture stands inside the stage, away from its edges', () => {
  expect(frame.fitted).toEqual({ width: 360, height: 240 })
  expect(frameOf({ width: 1000, height: 4000 }, phone, 20).fitted).toEqual({ width: 150, height: 600 })
})

test('a picture is enlarged to its own pixels, a small one fourfold, none without end', () => {
  expect(frame.most).toBeCloseTo(2400 / 360)
  expect(frameOf({ width: 100, height: 100 }, phone, 15).most).toBe(4)
  expect(frameOf({ width: 90_000, height: 90_000 }, phone, 15).most).toBe(16)
})

test('a stage that is not measured yet gives no nonsense', () => {
  const unmeasured = frameOf(plan, { width: 0, height: 0 }, 15)
  expect(unmeasured.fitted).toEqual({ width: 0, height: 0 })
  expect(zoomed(whole, unmeasured, 2)).toEqual({ scale: 2, x: 0, y: 0 })
})

test('what lies under the pointer stays there, however often it is zoomed', () => {
  const about = { x: 60, y: -20 }
  const onPicture = (view: { scale: number; x: number; y: number }) => [
    (about.x - view.x) / view.scale,
    (about.y - view.y) / view.scale,
  ]
  let view = zoomed(whole, frame, 4, about)
  const seen = onPicture(view)
  for (let turn = 0; turn < 50; turn++) view = zoomed(zoomed(view, frame, 1.3, about), frame, 1 / 1.3, about)
  expect(onPicture(view)[0]).toBeCloseTo(seen[0] ?? 0)
  expect(onPicture(view)[1]).toBeCloseTo(seen[1] ?? 0)
})

test('an enlarged picture is moved no further than its edges', () => {
  const view = bounded({ scale: 4, x: 5000, y: -5000 }, frame)
  expect(view).toEqual({ scale: 4, x: (360 * 4 - 390) / 2, y: -(240 * 4 - 640) / 2 })
  expect(bounded({ scale: 1, x: 40, y: 40 }, frame)).toEqual(whole)
  expect(bounded({ scale: 0.2, x: 0, y: 0 }, frame)).toEqual(whole)
  expect(bounded({ scale: 99, x: 0, y: 0 }, frame).scale).toBe(frame.most)
})

test('one finger carries the picture along', () => {
  const view = zoomed(whole, frame, 4)
  expect(moved(view, frame, [{ x: 0, y: 0 }], [{ x: 30, y: -10 }])).toEqual({ scale: 4, x: 30, y: -10 })
})

test('two fingers spread it and carry it along at once', () => {
  const from = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ]
  const to = [
    { x: -80, y: 10 },
    { x: 220, y: 10 },
  ]
  const view = moved({ scale: 2, x: 0, y: 0 }, frame, from, to)
  expect(view.scale).toBe(6)
  expect(view.x).toBeCloseTo(70)
  expect(view.y).toBeCloseTo(10)
})

test('a finger that goes beyond the edge and comes back finds the picture where it was', () => {
  const view = zoomed(whole, frame, 4)
  const start = [{ x: 0, y: 0 }]
  expect(moved(view, frame, start, [{ x: 2000, y: 0 }]).x).toBe((360 * 4 - 390) / 2)
  expect(moved(view, frame, start, [{ x: 25, y: 0 }]).x).toBe(25)
})
