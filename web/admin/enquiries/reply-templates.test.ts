import { expect, test } from 'vitest'
import { repliesTo } from './reply-templates.ts'

const design = { _id: '1', code: 'ARC-1001', title: 'Courtyard house', image: null }

test('every reply names who asked, the design and the firm', () => {
  const replies = repliesTo({ name: 'Asha Rao', design, about: null }, 'Studio Kaveri')
  expect(replies).toHaveLength(3)
  for (const { subject, text } of replies) {
    expect(subject).toBe('Your enquiry about Courtyard house (ARC-1001)')
    expect(text).toMatch(/^Hello Asha Rao,\n\n/)
    expect(text).toContain('your enquiry about Courtyard house (ARC-1001)')
    expect(text).toMatch(/\n\nRegards,\nStudio Kaveri$/)
  }
})

test('a reply to an enquiry without a design speaks of none', () => {
  for (const { subject, text } of repliesTo(
    { name: 'Asha Rao', design: null, about: null },
    'Studio Kaveri',
  )) {
    expect(subject).toBe('Your enquiry to Studio Kaveri')
    expect(text).toContain('Thank you for your enquiry. ')
    expect(text).not.toMatch(/about|undefined|null/)
  }
})
