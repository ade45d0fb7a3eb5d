import { expect, it } from 'vitest'
import { kindOf, type RequestKind } from './request-kind.ts'

const token = { authorization: 'Bearer x' }

it.each<[RequestKind, string, string, Record<string, string>?]>([
  ['first', 'POST', '/api/enquiries'],
  ['first', 'GET', '/api/health'],
  ['export', 'GET', '/api/enquiries/export?format=csv', token],
  ['export', 'GET', '/api/designs/export', token],
  ['upload', 'POST', '/v1/storage/buckets/media/files', token],
  ['sign-in', 'POST', '/api/auth/login'],
  ['page', 'GET', '/'],
  ['page', 'HEAD', '/api/designs'],
  ['page', 'GET', '/v1/storage/buckets/media/files/x/preview?width=640'],
  ['search', 'GET', '/api/designs?search=court'],
  ['search', 'GET', '/gallery?search=court'],
  ['ordinary', 'GET', '/api/designs?search=court', token],
  ['ordinary', 'PUT', '/api/designs/x', token],
  ['ordinary', 'GET', '/api/enquiries?page=1', { 'x-appwrite-jwt': 'x' }],
])('under load counts as %s: %s %s', (kind, method, url, headers = {}) => {
  expect(kindOf({ method, url, headers })).toBe(kind)
})
