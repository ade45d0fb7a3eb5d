import { describe, expect, it } from 'vitest'
import { typedLink } from './typed-link.ts'

describe('A link as it is typed', () => {
  it.each([
    ['instagram.com/firm', 'https://instagram.com/firm'],
    ['  www.instagram.com/firm?x=1#y ', 'https://www.instagram.com/firm?x=1#y'],
    ['instagram.com', 'https://instagram.com'],
    ['razorpay.me/@firm', 'https://razorpay.me/@firm'],
    ['@firm.studio', 'https://instagram.com/firm.studio'],
    ['@firm_1', 'https://instagram.com/firm_1'],
    ['http://instagram.com/firm', 'http://instagram.com/firm'],
    ['mailto:studio@example.com', 'mailto:studio@example.com'],
    ['/contact', '/contact'],
    ['', ''],
  ])('%j becomes %j', (typed, link) => {
    expect(typedLink('https://instagram.com/').parse(typed)).toBe(link)
  })

  it.each(['firm', '@', '@firm/x', 'studio@example.com', 'javascript:alert(1)', 'a.b:alert(1)', '//x.com'])(
    'stays what it is where it could mean something else: %j is refused',
    (typed) => {
      expect(() => typedLink('https://instagram.com/').parse(typed)).toThrow('Please enter a valid link')
    },
  )

  it('is no name alone where it is not said whose pages are meant', () => {
    expect(() => typedLink().parse('@firm')).toThrow('Please enter a valid link')
  })
})
