import { expect } from 'vitest'
import { _id, gone, list, one, type Row } from './row.ts'

export const historyRows: Row[] = [
  {
    name: 'activity',
    route: 'GET /api/activity',
    statuses: [401, 403, 200],
    content: list({ kind: 'design', action: 'created', subject: expect.objectContaining({ _id }) }),
  },

  {
    name: 'trash',
    route: 'GET /api/trash',
    statuses: [401, 403, 200],
    content: list({ _id, kind: 'design' }),
  },
  {
    name: 'gone design',
    route: 'GET /api/gone/{goneKind}/{design}',
    statuses: [200, 200, 200],
    content: one({ kind: 'design', category: expect.objectContaining({ slug: 'architecture' }) }),
  },
  {
    name: 'restore',
    route: 'POST /api/trash/{design}/restore',
    statuses: [401, 403, 200],
    content: { success: true, data: [expect.objectContaining({ _id, kind: 'design' })] },
    records: ['design', 'restored'],
  },
  {
    name: 'delete for good',
    route: 'DELETE /api/trash/{service}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['service', 'deleted-for-good'],
  },
  {
    name: 'empty the trash',
    route: 'DELETE /api/trash?kind=banner',
    statuses: [401, 403, 200],
    content: one({ deleted: 1, kept: 0 }),
    records: ['banner', 'deleted-for-good'],
  },

  {
    name: 'backups',
    route: 'GET /api/backups',
    statuses: [401, 403, 200],
    content: one({ warning: null, running: null, last: null, at: '02:30', archives: [] }),
  },
  {
    name: 'back up now',
    route: 'POST /api/backups',
    statuses: [401, 403, 200],
    content: one({ isEncrypted: false }),
  },
  {
    name: 'link to a backup that is not there',
    route: 'POST /api/backups/{picture}/link',
    statuses: [401, 403, 404],
    content: expect.objectContaining({ message: 'Backup not found' }),
  },
  {
    name: 'download a backup by a link that has ended',
    route: 'GET /api/backup-links/{picture}',
    statuses: [404, 404, 404],
    content: expect.objectContaining({ message: 'This link has ended' }),
  },
]
