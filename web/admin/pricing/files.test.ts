import { expect, test } from 'vitest'
import { refusePricing } from './files.ts'

const megabyte = 1024 * 1024

test.each([
  ['image/png', 1, undefined],
  ['image/jpeg', 5 * megabyte - 1, undefined],
  ['image/jpeg', 5 * megabyte, 'File size must be less than 5MB'],
  ['image/webp', 1, 'Only PNG and JPG images are allowed'],
  ['application/pdf', 6 * megabyte, 'Only PNG and JPG images are allowed'],
  ['', 1, 'Only PNG and JPG images are allowed'],
])('a pricing image of type %s and %i bytes: %s', (type, size, refusal) => {
  expect(refusePricing({ type, size })).toBe(refusal)
})
