import { expect, test } from 'vitest'
import { type BannerTyped, bannerForm } from './banner-definition.ts'

const { schema, typedFrom } = bannerForm

const typed: BannerTyped = { ...typedFrom(), title: ' Monsoon offer ', mediaUrl: 'front.jpg' }
const messagesOf = (values: BannerTyped) =>
  schema.safeParse(values).error?.issues.map(({ message }) => message)

test('a banner needs a title and a file of its type', () => {
  expect(messagesOf({ ...typed, title: 'ab' })).toEqual(['Title must be at least 3 characters'])
  for (const message of ['Title is required', 'Please upload a image file'])
    expect(messagesOf(typedFrom())).toContain(message)
  expect(messagesOf({ ...typed, mediaUrl: '' })).toEqual(['Please upload a image file'])
  expect(messagesOf({ ...typed, type: 'video', mediaUrl: '' })).toEqual(['Please upload a video file'])
})

test('texts are trimmed, empty buttons get their defaults, and a new banner is inactive', () => {
  expect(schema.parse({ ...typed, ctaText: '  ', secondaryCtaLink: '/about' })).toMatchObject({
    title: 'Monsoon offer',
    ctaText: 'Explore Designs',
    ctaLink: '/gallery',
    secondaryCtaText: 'Book Free Consultation',
    secondaryCtaLink: '/about',
    isActive: false,
  })
})

test('where a button leads is completed, or refused', () => {
  expect(schema.parse({ ...typed, ctaLink: 'example.com/offer' }).ctaLink).toBe('https://example.com/offer')
  expect(messagesOf({ ...typed, ctaLink: 'offer' })).toEqual(['Please enter a valid link'])
})
