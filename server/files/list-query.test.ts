import { expect, it } from 'vitest'
import { readFilePage } from './list-query.ts'

const read = (query: Record<string, string>) =>
  readFilePage(`http://localhost/files?${new URLSearchParams(query)}`)

it.each([
  [{}, { limit: 100, offset: 0 }],
  [
    { page: '3', limit: '20' },
    { limit: 20, offset: 40 },
  ],
  [{ 'queries[0]': '{"method":"limit","values":[25]}' }, { limit: 25, offset: 0 }],
  [
    { 'queries[]': '{"method":"offset","values":[50]}', 'queries[1]': '{"method":"limit","values":[9000]}' },
    { limit: 500, offset: 50 },
  ],
  [{ 'queries[0]': '{"method":"cursorAfter","values":["a.b"]}' }, { limit: 100, offset: 0, after: 'a.b' }],
])('%j is understood', (query, page) => {
  expect(read(query)).toEqual(page)
})

it.each([
  [{ 'queries[0]': 'limit(25)' }, 'queries may be limit, offset and cursorAfter'],
  [{ 'queries[0]': '{"method":"limit","values":[0]}' }, 'queries may be limit, offset and cursorAfter'],
  [{ 'queries[0]': '{"method":"search","values":["a"]}' }, 'queries may be limit, offset and cursorAfter'],
  [{ page: '0' }, 'Page must be a positive whole number'],
])('%j is a 400', (query, message) => {
  expect(() => read(query)).toThrow(expect.objectContaining({ status: 400, message }))
})
