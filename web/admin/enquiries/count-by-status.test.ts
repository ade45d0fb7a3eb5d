import { expect, test } from 'vitest'
import type { Api } from '#web/api/request.ts'
import { countByStatus } from './count-by-status.ts'

test('every status is counted under the other filters, and all of them together', async () => {
  const totals: Record<string, number> = { new: 12, contacted: 3, resolved: 0 }
  const asked: unknown[] = []
  const api = {
    async get(_path: string, query: { status: string }) {
      asked.push(query)
      return { data: [], pagination: { page: 1, limit: 1, total: totals[query.status], pages: 1 } }
    },
  } as unknown as Api
  const counts = await countByStatus(api, { status: 'resolved', search: 'villa' })
  expect(counts).toEqual({ new: 12, contacted: 3, resolved: 0, all: 15 })
  expect(asked).toContainEqual({ status: 'new', search: 'villa', limit: 1 })
})
