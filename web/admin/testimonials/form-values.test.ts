import { expect, test } from 'vitest'
import { bodyOf, type TestimonialTyped, testimonialValues, typedFrom } from './form-values.ts'

const typed: TestimonialTyped = { ...typedFrom(), clientName: 'Asha Rao', content: 'Cool in May.' }
const messagesOf = (values: TestimonialTyped) =>
  testimonialValues.safeParse(values).error?.issues.map(({ message }) => message)

test('a testimonial needs a client and a content', () => {
  expect(messagesOf(typedFrom())).toEqual(['Client name is required', 'Content is required'])
})

test.each(['0', '6', '4.5', 'NaN'])('a rating of %s is refused', (rating) => {
  expect(messagesOf({ ...typed, rating })).toEqual(['Rating must be between 1 and 5'])
})

test('an empty rating is none, and a cleared avatar is sent as none', () => {
  const values = testimonialValues.parse(typed)
  expect(bodyOf(values, { media: [], avatar: undefined })).toMatchObject({
    rating: null,
    media: [],
    avatar: null,
  })
})
