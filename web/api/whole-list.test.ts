import { expect, test } from 'vitest'
import { wholeList } from './whole-list.ts'

test.each([0, 1, 500, 501, 1730])('a list of %d is read whole and in order', async (total) => {
  const all = Array.from({ length: total }, (_, index) => index)
  const read = await wholeList(async ({ page, limit }) => ({
    success: true,
    data: all.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  }))
  expect(read).toEqual(all)
})
