import { expect, test } from 'vitest'
import { inLakh } from './prices.ts'

test.each([
  [100_000, '= 1 lakh'],
  [1_250_000, '= 12.5 lakh'],
  [1_234_567, '≈ 12.35 lakh'],
  [9_999_000, '= 99.99 lakh'],
  [9_999_999, '≈ 1 crore'],
  [10_000_000, '= 1 crore'],
  [12_500_000, '= 1.25 crore'],
  [1_234_567_890, '≈ 123.46 crore'],
  [99_999, null],
  [0, null],
  [Number.NaN, null],
])('%s rupees are %s', (amount, expected) => {
  expect(inLakh(amount)).toBe(expected)
})
