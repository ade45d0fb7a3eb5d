import { expect } from 'vitest'
import { _id, one, type Row } from './row.ts'

export const guestRows: Row[] = [
  {
    name: 'finder',
    route: 'GET /api/finder?width=30&depth=40',
    statuses: [200, 200, 200],
    content: expect.objectContaining({ success: true, data: expect.any(Array), near: expect.any(Number) }),
  },
  {
    name: 'samples',
    route: 'GET /api/samples',
    statuses: [200, 200, 200],
    content: { success: true, data: expect.any(Array) },
  },
  {
    name: 'suggestions',
    route: 'GET /api/suggestions?q=court',
    statuses: [200, 200, 200],
    content: { success: true, data: expect.any(Array) },
  },
  {
    name: 'counts of samples',
    route: 'GET /api/samples/facets',
    statuses: [200, 200, 200],
    content: one({ categories: expect.any(Array) }),
  },
  {
    name: 'one sample',
    route: 'GET /api/samples/{sample}',
    statuses: [200, 200, 200],
    content: one({ code: 'S-PLN-01', isStatic: true }),
  },

  {
    name: 'share a shortlist',
    route: 'POST /api/shortlists',
    body: { designs: ['{design}'] },
    statuses: [201, 201, 201],
    content: {
      _id,
      key: expect.any(String),
      url: expect.stringMatching(/\/s\/\w{32}$/),
      editKey: expect.any(String),
    },
  },
  {
    name: 'shortlist',
    route: 'GET /api/shortlists/{shortlist}',
    statuses: [200, 200, 200],
    content: one({ _id, isClosed: false, designs: [expect.objectContaining({ code: 'S-PLN-01' })] }),
  },
  {
    name: 'change a shortlist',
    route: 'PUT /api/shortlists/{shortlist}',
    body: { comment: 'The first one.', by: 'Asha' },
    statuses: [200, 200, 200],
    content: { _id, comments: expect.arrayContaining([expect.objectContaining({ by: 'Asha' })]) },
  },
  {
    name: 'share picture of a shortlist',
    route: 'GET /share/s/{shortlist}',
    statuses: [200, 200, 200],
    content: expect.any(String),
  },

  {
    name: 'sitemap',
    route: 'GET /sitemap.xml',
    statuses: [200, 200, 200],
    content: expect.stringContaining('<urlset'),
  },
  {
    name: 'robots',
    route: 'GET /robots.txt',
    statuses: [200, 200, 200],
    content: expect.stringContaining('Disallow: /admin'),
  },
  ...['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map(
    (name): Row => ({
      name,
      route: `GET /${name}`,
      statuses: [200, 200, 200],
      content: expect.any(String),
    }),
  ),
  {
    name: 'share picture',
    route: 'GET /share/{design}',
    statuses: [200, 200, 200],
    content: expect.any(String),
  },
]
