import { expect } from 'vitest'
import { _id, gone, list, one, type Row } from './row.ts'

export const catalogueRows: Row[] = [
  {
    name: 'designs',
    route: 'GET /api/designs',
    statuses: [200, 200, 200],
    content: list({ _id, code: 'ARC-1001' }),
  },
  {
    name: 'export of designs',
    route: 'GET /api/designs/export',
    statuses: [401, 403, 200],
    content: expect.stringContaining('Code,Title,Category'),
  },
  {
    name: 'random designs',
    route: 'GET /api/designs/random',
    statuses: [200, 200, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
  },
  {
    name: 'design facets',
    route: 'GET /api/designs/facets',
    statuses: [200, 200, 200],
    content: one({
      categories: expect.arrayContaining([{ slug: 'architecture', count: expect.any(Number) }]),
    }),
  },
  { name: 'design', route: 'GET /api/designs/{design}', statuses: [200, 200, 200], content: one({ _id }) },
  {
    name: 'neighbours of a design',
    route: 'GET /api/designs/{design}/neighbours',
    statuses: [200, 200, 200],
    content: one({ next: null }),
  },
  {
    name: 'create design',
    route: 'POST /api/designs',
    body: { title: 'Step well house', category: '{category}', subcategory: 'Villa' },
    statuses: [401, 403, 201],
    content: { _id, title: 'Step well house' },
    records: ['design', 'created'],
  },
  {
    name: 'change design',
    route: 'PUT /api/designs/{design}',
    body: { featured: true },
    statuses: [401, 403, 200],
    content: { _id, featured: true },
    records: ['design', 'updated'],
  },
  {
    name: 'delete design',
    route: 'DELETE /api/designs/{design}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['design', 'deleted'],
  },

  {
    name: 'categories',
    route: 'GET /api/categories',
    statuses: [200, 200, 200],
    content: list({ name: 'Interior', slug: 'interior' }),
  },
  {
    name: 'category',
    route: 'GET /api/categories/{category}',
    statuses: [200, 200, 200],
    content: one({ _id }),
  },
  {
    name: 'create category',
    route: 'POST /api/categories',
    body: { name: 'Landscape', subcategories: [{ name: 'Terrace' }] },
    statuses: [401, 403, 201],
    content: { _id, slug: 'landscape', subcategories: [expect.objectContaining({ slug: 'terrace' })] },
    records: ['category', 'created'],
  },
  {
    name: 'change category',
    route: 'PUT /api/categories/{unusedCategory}',
    body: { description: 'Changed' },
    statuses: [401, 403, 200],
    content: { _id, description: 'Changed' },
    records: ['category', 'updated'],
  },
  {
    name: 'order categories',
    route: 'PUT /api/categories/order',
    body: { ids: ['{category}'] },
    statuses: [401, 403, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
    records: ['category', 'ordered'],
  },
  {
    name: 'delete category',
    route: 'DELETE /api/categories/{unusedCategory}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['category', 'deleted'],
  },
]
