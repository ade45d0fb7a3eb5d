import { expect, test } from 'vitest'
import { acceptedIcons, acceptedImages, acceptedMedia } from './accepted.ts'
import { isAccepted, typesOf } from './picked.ts'

test.each([
  ['image/jpeg', acceptedImages, true],
  ['image/heic', acceptedImages, true],
  ['image/svg+xml', acceptedImages, false],
  ['image/svg+xml', acceptedIcons, true],
  ['video/quicktime', acceptedMedia, true],
  ['video/mp4', acceptedImages, false],
  ['image/png', 'image/png,image/jpeg', true],
  ['image/webp', 'image/png,image/jpeg', false],
  ['image/webp', 'image/*', true],
])('a file of type %s is offered where %s is taken: %s', (type, accept, isTaken) => {
  expect(isAccepted({ type }, accept)).toBe(isTaken)
})

test('the library is asked for the types that a form takes', () => {
  expect(typesOf('image/png,image/jpeg')).toEqual(['image/jpeg', 'image/png'])
  expect(typesOf(acceptedImages)).not.toContain('image/svg+xml')
  expect(typesOf(acceptedMedia)).toContain('video/quicktime')
})
