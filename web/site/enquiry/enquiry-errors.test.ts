import { expect, it } from 'vitest'
import { enquiryErrorWords } from '#contract/words/enquiry-errors.ts'
import { saidEnquiryErrors } from './enquiry-errors.ts'
import { checkEnquiry } from './validation.ts'

const fields = ['name', 'email', 'phone', 'state', 'city', 'requirement']
const filledWith = (text: string) => Object.fromEntries(fields.map((name) => [name, text]))

it('every message beside a field is a word, and every such word is a message', () => {
  const wrong = ['', 'x', '1'.repeat(3000)].flatMap((text) => Object.values(checkEnquiry(filledWith(text))))
  expect(new Set(wrong)).toEqual(new Set(Object.values(enquiryErrorWords)))
})

it('the firm’s own word stands for its message, and for no other', () => {
  const changed = { 'enquiry.error.city': 'Where are you?' }
  expect(
    saidEnquiryErrors({ city: 'City is required', state: 'State is required', name: 'Else' }, changed),
  ).toEqual({
    city: 'Where are you?',
    state: 'State is required',
    name: 'Else',
  })
})
