import { expect, test } from 'vitest'
import { afterKey, inWords, middle, pointAt } from './focal-point.ts'

const box = { left: 100, top: 50, width: 400, height: 200 }

test.each([
  [
    { x: 100, y: 50 },
    { x: 0, y: 0 },
  ],
  [
    { x: 200, y: 200 },
    { x: 0.25, y: 0.75 },
  ],
  [
    { x: 600, y: 20 },
    { x: 1, y: 0 },
  ],
])('a press at %o points at %o', (place, point) => {
  expect(pointAt(place, box)).toEqual(point)
})

test('arrow keys move the point, with Shift further, and never out of the picture', () => {
  expect(afterKey(middle, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 })
  expect(afterKey(middle, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.6 })
  expect(afterKey({ x: 1, y: 0.005 }, 'ArrowUp', true)).toEqual({ x: 1, y: 0 })
  expect(afterKey(middle, 'Enter', false)).toBeUndefined()
})

test('a point is told in words', () => {
  expect([inWords(null), inWords({ x: 0.254, y: 1 })]).toEqual([
    'In the middle',
    '25 % from the left, 100 % from the top',
  ])
})
