import { expect, test } from 'vitest'
import { refuseQr } from './qr-file.ts'

const megabyte = 1024 * 1024

test.each([
  ['image/png', 5 * megabyte - 1, undefined],
  ['image/png', 5 * megabyte, 'File size must be less than 5MB'],
  ['application/pdf', 1, 'Only image files are allowed'],
])('a QR image of type %s and %i bytes: %s', (type, size, refusal) => {
  expect(refuseQr({ type, size })).toBe(refusal)
})
