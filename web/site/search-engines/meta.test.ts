import { expect, test } from 'vitest'
import type { SiteData } from '../site-data.ts'
import { pageMeta, sitePicture } from './meta.ts'

function titleOf(title: string, websiteName: string) {
  const layout = { id: 'site/layout', loaderData: { settings: { websiteName }, categories: [] } }
  return pageMeta([layout], { title }).find((tag) => 'title' in tag)?.title
}

test.each([
  ['Courtyard house, ARC-1001', 'Studio Asha', 'Courtyard house, ARC-1001 · Studio Asha'],
  ['Contact', 'Raghunathan, Deshpande and Partners', 'Contact · Raghunathan, Deshpande and Partners'],
  [
    '30 × 40 East-facing 3BHK Duplex, INT-1026',
    'Raghunathan and Partners',
    '30 × 40 East-facing 3BHK Duplex, INT-1026',
  ],
  ['Studio Asha', 'Studio Asha', 'Studio Asha'],
  ['Contact', '', 'Contact'],
])('%j of %j is called %j', (title, firm, full) => {
  expect(titleOf(title, firm)).toBe(full)
})

test('the picture of the whole site has another address once what it shows has changed', () => {
  const pictureOf = (firm: string, category: string, banner?: string) => {
    const loaderData = { settings: { updatedAt: firm }, categories: [{ updatedAt: category }] } as SiteData
    return sitePicture(loaderData, banner ? [{ updatedAt: banner }] : [])
  }
  const [first, second, third] = [
    '2026-11-21T08:35:00.000Z',
    '2026-11-21T08:36:00.000Z',
    '2026-11-22T08:35:00.000Z',
  ]
  const pictures = [
    pictureOf(first, first),
    pictureOf(second, first),
    pictureOf(first, third),
    pictureOf(first, first, '2026-11-23T08:35:00.000Z'),
  ]
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(pictures[0]).toMatch(/^\/share\/site\.jpg\?v=[0-9a-z]+$/)
})
