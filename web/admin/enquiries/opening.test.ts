import { expect, test } from 'vitest'
import { openingOf, subjectOf } from './opening.ts'

const design = { _id: 'd', code: 'ARC-1001', title: 'Courtyard house', image: null }

test('an answer begins with the name and the design that was asked about', () => {
  expect(openingOf({ name: 'Asha Rao', design })).toBe(
    'Hello Asha Rao, thank you for your enquiry about Courtyard house (ARC-1001).',
  )
  expect(subjectOf({ name: 'Asha Rao', design })).toBe('Your enquiry about Courtyard house (ARC-1001)')
})

test('an enquiry about nothing in particular is answered without a design', () => {
  expect(openingOf({ name: 'Asha Rao', design: null })).toBe('Hello Asha Rao, thank you for your enquiry.')
  expect(subjectOf({ name: 'Asha Rao', design: null })).toBe('Your enquiry')
})
