import { expect, test } from 'vitest'
import { refuseBanner } from './media-files.ts'

const megabyte = 1024 * 1024
const wrong = (type: string) => `Invalid file type for ${type}. Please select a valid file.`

test.each([
  ['image', 'image/gif', 10 * megabyte, undefined],
  ['image', 'image/webp', 10 * megabyte + 1, 'File is too large. Maximum size is 10MB'],
  ['image', 'image/avif', 1, wrong('image')],
  ['image', 'video/mp4', 1, wrong('image')],
  ['video', 'video/quicktime', 50 * megabyte, undefined],
  ['video', 'video/mp4', 50 * megabyte + 1, 'File is too large. Maximum size is 50MB'],
  ['video', 'image/png', 1, wrong('video')],
  ['video', 'video/webm', 1, wrong('video')],
] as const)('as banner %s, a file of %s and %i bytes: %s', (type, fileType, size, refusal) => {
  expect(refuseBanner({ type: fileType, size }, type)).toBe(refusal)
})
