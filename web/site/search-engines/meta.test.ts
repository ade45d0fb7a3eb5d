import { expect, test } from 'vitest'
import { pageMeta } from './meta.ts'

function titleOf(title: string, websiteName: string) {
  const layout = { id: 'site/layout', loaderData: { settings: { websiteName } } }
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
