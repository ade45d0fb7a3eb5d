import { expect, it } from 'vitest'
import { changesBetween } from './changes.ts'

it('what differs is named, short values with what they were', () => {
  const before = {
    title: 'Villa',
    featured: false,
    basePrice: null,
    description: 'Long ago',
    tags: ['a'],
    category: { _id: '1', name: 'Architecture', slug: 'architecture' },
  }
  expect(changesBetween(before, before)).toEqual([])
  expect(
    changesBetween(before, {
      title: 'x'.repeat(150),
      featured: true,
      basePrice: 240_000,
      description: 'Now',
      tags: ['b'],
      category: { _id: '2', name: 'Interior', slug: 'interior' },
    }),
  ).toEqual([
    { field: 'title', from: 'Villa', to: 'x'.repeat(100) },
    { field: 'featured', from: false, to: true },
    { field: 'basePrice', from: null, to: 240_000 },
    { field: 'description' },
    { field: 'tags' },
    { field: 'category', from: 'Architecture', to: 'Interior' },
  ])
})

it('parts of settings go by their own names, and their values are never told', () => {
  const settings = (accountNumber: string, upiId: string) => ({
    maintenanceMode: false,
    paymentSettings: { upiId, bankDetails: { accountNumber, ifscCode: 'HDFC0001234' } },
  })
  expect(changesBetween(settings('1', 'a@b'), settings('2', 'c@d'))).toEqual([
    { field: 'paymentSettings.upiId' },
    { field: 'paymentSettings.bankDetails.accountNumber' },
  ])
})

it('a picture, dimensions or an icon is one value, also where there was none', () => {
  const dimensions = { width: 12, height: null, depth: null, unit: 'm' }
  const icon = { fileId: '1', url: '/1', alt: '' }
  expect(changesBetween({ dimensions: null, icon }, { dimensions, icon: null })).toEqual([
    { field: 'dimensions' },
    { field: 'icon' },
  ])
})
