import { expect, test } from 'vitest'
import { bodyOver } from '../forms/body.ts'
import { testimonialForm } from './testimonial-definition.ts'

const { schema, typedFrom } = testimonialForm

const typed = { ...typedFrom(), clientName: 'Asha Rao', content: 'Cool in May.' }
const messagesOf = (values: typeof typed) =>
  schema.safeParse(values).error?.issues.map(({ message }) => message)

test('a testimonial needs a client and a content', () => {
  expect(messagesOf(typedFrom())).toEqual(['Client name is required', 'Content is required'])
})

test.each(['0', '6', '4.5', 'NaN'])('a rating of %s is refused', (rating) => {
  expect(messagesOf({ ...typed, rating })).toEqual(['Rating must be between 1 and 5'])
})

test('an emptied rating is sent as none', () => {
  const values = schema.parse(typed)
  expect(bodyOver(values, { updatedAt: '2026-11-21T10:00:00.000Z' })).toMatchObject({ rating: null })
  expect(bodyOver(values, undefined)).not.toHaveProperty('rating')
})
