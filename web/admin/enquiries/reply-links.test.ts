import { expect, test } from 'vitest'
import { chatWith, mailTo } from './reply-links.ts'

test('a chat opens with the number in full and the text as it is', () => {
  expect(chatWith('098765 43210')).toBe('https://wa.me/919876543210')
  const link = chatWith('+44 20 7946 0958', 'Hello Asha & co,\n₹50 + 5% 🏠')
  expect(link).toMatch(/^https:\/\/wa\.me\/442079460958\?text=[^+ ]+$/)
  expect(new URL(link).searchParams.get('text')).toBe('Hello Asha & co,\n₹50 + 5% 🏠')
})

test('a mail opens with subject and text, blanks and pluses as they are', () => {
  expect(mailTo('asha+villa@example.com', 'Your enquiry: A & B', 'Hello Asha,\n1 + 1')).toBe(
    'mailto:asha%2Bvilla@example.com?subject=Your%20enquiry%3A%20A%20%26%20B&body=Hello%20Asha%2C%0D%0A1%20%2B%201',
  )
  expect(mailTo('a?cc=b@example.com', '', '')).toBe('mailto:a%3Fcc%3Db@example.com?subject=&body=')
})
