import { expect } from 'vitest'
import { _id, gone, list, one, type Row } from './row.ts'

const fileRoute = '/v1/storage/buckets/media/files'

export const fileRows: Row[] = [
  {
    name: 'upload',
    route: `POST ${fileRoute}`,
    body: 'a picture',
    statuses: [401, 403, 201],
    content: { $id: expect.any(String), mimeType: 'image/jpeg' },
  },
  {
    name: 'files',
    route: `GET ${fileRoute}`,
    statuses: [401, 403, 200],
    content: { total: expect.any(Number) },
  },
  {
    name: 'file',
    route: `GET ${fileRoute}/{file}`,
    statuses: [200, 200, 200],
    content: { mimeType: 'image/jpeg' },
  },
  {
    name: 'view',
    route: `GET ${fileRoute}/{file}/view`,
    statuses: [200, 200, 200],
    content: expect.any(String),
  },
  {
    name: 'download',
    route: `GET ${fileRoute}/{file}/download`,
    statuses: [200, 200, 200],
    content: expect.any(String),
  },
  {
    name: 'preview',
    route: `GET ${fileRoute}/{file}/preview`,
    statuses: [200, 200, 200],
    content: expect.any(String),
  },
  { name: 'delete file', route: `DELETE ${fileRoute}/{file}`, statuses: [401, 403, 204], content: '' },

  { name: 'library', route: 'GET /api/media', statuses: [401, 403, 200], content: list({ kind: 'image' }) },
  {
    name: 'file of the library',
    route: 'GET /api/media/{picture}',
    statuses: [401, 403, 200],
    content: one({ _id, kind: 'image', used: true }),
  },
  {
    name: 'what looks like a file',
    route: 'GET /api/media/{picture}/alike',
    statuses: [401, 403, 200],
    content: one([]),
  },
  {
    name: 'download files',
    route: 'POST /api/media/download',
    body: { ids: ['{picture}'] },
    statuses: [401, 403, 200],
    content: expect.stringMatching(/^PK/),
  },
  {
    name: 'describe a file',
    route: 'PUT /api/media/{picture}',
    body: { alt: 'The well house' },
    statuses: [401, 403, 200],
    content: { _id, alt: 'The well house' },
    records: ['media', 'updated'],
  },
  {
    name: 'replace a file',
    route: 'POST /api/media/{replaced}/replace',
    body: { fileId: '{replacing}' },
    statuses: [401, 403, 200],
    content: { _id, kind: 'image' },
    records: ['media', 'replaced'],
  },
  {
    name: 'delete a file of the library',
    route: 'DELETE /api/media/{unusedFile}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['media', 'deleted'],
  },
  {
    name: 'restore a file of the library',
    route: 'POST /api/media/{unusedFile}/restore',
    statuses: [401, 403, 200],
    content: { _id },
    records: ['media', 'restored'],
  },
]
