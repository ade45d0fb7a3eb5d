import { expect, test, vi } from 'vitest'
import { failedAsTheyAre } from './failed-rows.ts'

const row = (_id: string, title = _id) => ({ _id, title })
const [first, other, gone] = [row('a'), row('b'), row('c')]

test('rows of more pages that could not be changed are read anew, those that are gone left out', async () => {
  const changed = row('b', 'Changed by another')
  const matching = { total: 2, read: async () => [first, changed] }
  const chosen = [first, other, gone]
  expect(await failedAsTheyAre([other, gone], { chosen, page: [first], matching })).toEqual([changed])
  expect(await failedAsTheyAre([gone], { chosen, page: [first, gone], matching })).toEqual([])
})

test('those of the page that is shown need no other reading, and one that fails changes nothing', async () => {
  const read = vi.fn(
    async (): Promise<(typeof first)[]> => Promise.reject(new Error('Server connection failed')),
  )
  const page = [first]
  const matching = { total: 2, read }
  expect(await failedAsTheyAre([first], { chosen: [first], page, matching })).toBeUndefined()
  expect(await failedAsTheyAre([], { chosen: [first, other], page, matching })).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
  expect(await failedAsTheyAre([other], { chosen: [other], page, matching })).toBeUndefined()
  expect(await failedAsTheyAre([other], { chosen: [other], page, matching: undefined })).toBeUndefined()
})
