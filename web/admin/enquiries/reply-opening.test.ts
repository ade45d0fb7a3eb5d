import { expect, test } from 'vitest'
import { openingOf, subjectOf } from './reply-opening.ts'

const design = { _id: 'd', code: 'ARC-1001', title: 'Courtyard house', image: null }

test('an answer begins with the name and the design that was asked about', () => {
  expect(openingOf({ name: 'Asha Rao', design, about: null })).toBe(
    'Hello Asha Rao, thank you for your enquiry about Courtyard house (ARC-1001).',
  )
  expect(subjectOf({ name: 'Asha Rao', design, about: null })).toBe(
    'Your enquiry about Courtyard house (ARC-1001)',
  )
})

test('an enquiry about nothing in particular is answered without a design', () => {
  expect(openingOf({ name: 'Asha Rao', design: null, about: null })).toBe(
    'Hello Asha Rao, thank you for your enquiry.',
  )
  expect(subjectOf({ name: 'Asha Rao', design: null, about: null })).toBe('Your enquiry')
})

test('a design that is gone since is still what was asked about', () => {
  const about = {
    code: 'S-ARC-01',
    title: 'Sample villa',
    price: null,
    image: null,
    isSample: true,
    list: [],
    plot: null,
    search: null,
    page: null,
  }
  expect(subjectOf({ name: 'Asha Rao', design: null, about })).toBe(
    'Your enquiry about Sample villa (S-ARC-01)',
  )
})
