import { expect } from 'vitest'
import { bannerFields } from '../factories.ts'
import { _id, gone, list, one, type Row } from './row.ts'

export const settingRows: Row[] = [
  {
    name: 'settings',
    route: 'GET /api/settings',
    statuses: [200, 200, 200],
    content: one({ websiteName: 'Plinth' }),
  },
  {
    name: 'change settings',
    route: 'PUT /api/settings',
    body: { websiteName: 'Changed' },
    statuses: [401, 403, 200],
    content: { websiteName: 'Changed' },
    records: ['settings', 'updated'],
  },

  {
    name: 'active banners',
    route: 'GET /api/banners/active',
    statuses: [200, 200, 200],
    content: { success: true, data: [expect.objectContaining({ isActive: true })] },
  },
  {
    name: 'banners',
    route: 'GET /api/banners',
    statuses: [401, 403, 200],
    content: list({ isActive: false }),
  },
  { name: 'banner', route: 'GET /api/banners/{banner}', statuses: [401, 403, 200], content: one({ _id }) },
  {
    name: 'create banner',
    route: 'POST /api/banners',
    body: bannerFields('{picture}'),
    statuses: [401, 403, 201],
    content: { _id, title: 'Monsoon offer' },
    records: ['banner', 'created'],
  },
  {
    name: 'change banner',
    route: 'PUT /api/banners/{banner}',
    body: { title: 'Changed' },
    statuses: [401, 403, 200],
    content: { _id, title: 'Changed' },
    records: ['banner', 'updated'],
  },
  {
    name: 'activate banner',
    route: 'PUT /api/banners/{banner}/activate',
    body: { isActive: true },
    statuses: [401, 403, 200],
    content: { _id, isActive: true },
    records: ['banner', 'updated'],
  },
  {
    name: 'order banners',
    route: 'PUT /api/banners/order',
    body: { ids: ['{banner}'] },
    statuses: [401, 403, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
    records: ['banner', 'ordered'],
  },
  {
    name: 'delete banner',
    route: 'DELETE /api/banners/{banner}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['banner', 'deleted'],
  },
]
