import { expect } from 'vitest'
import { one, type Row } from './row.ts'

export const productRows: Row[] = [
  { name: 'health', route: 'GET /api/health', statuses: [200, 200, 200], content: { status: 'ok' } },
  { name: 'ready', route: 'GET /api/ready', statuses: [200, 200, 200], content: { status: 'ready' } },
  {
    name: 'system',
    route: 'GET /api/system',
    statuses: [401, 403, 200],
    content: one({ mail: 'off', certificate: null }),
  },
  {
    name: 'test mail without a mail server',
    route: 'POST /api/system/test-mail',
    statuses: [401, 403, 409],
    content: { code: 'mail-off' },
  },
  {
    name: 'API document',
    route: 'GET /api/openapi.json',
    statuses: [200, 200, 200],
    content: { openapi: '3.1.0' },
  },
  {
    name: 'API page',
    route: 'GET /api/docs',
    statuses: [200, 200, 200],
    content: expect.stringContaining('<!doctype html>'),
  },
]
