import { expect, test } from 'vitest'
import { titleWith } from './new-count.tsx'

test.each([
  [3, 'Enquiries · Admin', '(3) Enquiries · Admin'],
  [4, '(3) Enquiries · Admin', '(4) Enquiries · Admin'],
  [0, '(3) Enquiries · Admin', 'Enquiries · Admin'],
  [0, 'Enquiries · Admin', 'Enquiries · Admin'],
  [12, '(A) house · Admin', '(12) (A) house · Admin'],
])('%d before %j is %j', (count, title, expected) => {
  expect(titleWith(count, title)).toBe(expected)
})
