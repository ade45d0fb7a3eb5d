import { expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { deleteOne } from './delete-one.ts'

it('what is deleted has a way back', async () => {
  const restore = vi.fn(async () => {})
  const back = await deleteOne('a', async () => {}, restore)
  await back?.()
  expect(restore).toHaveBeenCalledExactlyOnceWith('a')
})

it('what somebody else has deleted is gone as it was to be, and stays so', async () => {
  const gone = () => Promise.reject(new ApiError(404, 'Design not found', { code: 'not-found' }))
  expect(await deleteOne('a', gone, async () => {})).toBeUndefined()
})

it('what cannot be deleted has failed', async () => {
  const held = () => Promise.reject(new ApiError(409, 'This category still has 2 designs'))
  await expect(deleteOne('a', held)).rejects.toThrow('still has 2 designs')
})
