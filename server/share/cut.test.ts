import { expect, it } from 'vitest'
import { cutOf } from './cut.ts'

const room = { width: 800, height: 600 }

it.each([
  [{ width: 1600, height: 1200 }, null, { left: 0, top: 0, width: 1600, height: 1200 }],
  [{ width: 2000, height: 1200 }, null, { left: 200, top: 0, width: 1600, height: 1200 }],
  [
    { width: 2000, height: 1200 },
    { x: 0, y: 1 },
    { left: 0, top: 0, width: 1600, height: 1200 },
  ],
  [
    { width: 2000, height: 1200 },
    { x: 1, y: 0 },
    { left: 400, top: 0, width: 1600, height: 1200 },
  ],
  [
    { width: 400, height: 600 },
    { x: 0.5, y: 0.1 },
    { left: 0, top: 30, width: 400, height: 300 },
  ],
])('Of a picture %o with the focal point %o the part %o is shown', (picture, focus, part) => {
  expect(cutOf(picture, room, focus)).toEqual(part)
})
