import { expect, onTestFinished, test, vi } from 'vitest'
import type { DesignSummary } from '#contract/design.ts'
import { csvOf } from './csv.ts'

const design = {
  code: 'ARC-1001',
  title: '=Court, "open"',
  category: { name: 'Architecture' },
  subcategory: { name: 'Villa' },
  status: 'draft',
  publishAt: null,
  unpublishAt: null,
  featured: true,
  trending: false,
  basePrice: 2_400_000,
  discountPrice: null,
  area: 2150.5,
  house: { bedrooms: 3, floors: null, facing: 'E' },
  tags: ['modern', 'open-plan'],
  shortDescription: 'Around a court',
  images: [{}, {}],
  updatedAt: '2026-09-05T20:00:00.000Z',
} as unknown as DesignSummary

test('a design is a line, its figures as numbers, and what would run as a formula is text', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://firm.example' } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const [head, line, rest] = (await csvOf([design]).text()).split('\n')
  expect(head).toContain('Code,Title,Category,Subcategory,Status,Featured,Trending,Base price (₹)')
  expect(line).toBe(
    'ARC-1001,"\'=Court, ""open""",Architecture,Villa,Draft,Yes,No,2400000,,2150.5,3,,E,"modern, open-plan",Around a court,2,06 Sep 2026,https://firm.example/designs/ARC-1001',
  )
  expect(rest).toBe('')
})

test('a design of which little is known leaves its cells empty', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://firm.example' } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const bare = {
    ...design,
    title: 'Bare',
    status: 'published',
    house: null,
    basePrice: null,
    area: null,
    tags: [],
  }
  const text = await csvOf([bare as DesignSummary]).text()
  expect(text).toContain('ARC-1001,Bare,Architecture,Villa,Published,Yes,No,,,,,,,,Around a court,2,')
})
