import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import type { Api } from '#web/api/request.ts'
import { showToastsWith } from '#web/ui/toast.ts'
import { deletedMeanwhile } from './deleted-meanwhile.ts'

const gone = new ApiError(404, 'Design not found', { code: 'not-found' })
const trashed = { _id: 'a', kind: 'design', name: 'Villa', deletedBy: { _id: 'x', name: 'Asha' } }

function apiOf(trash: object[]) {
  return { get: vi.fn(async () => ({ data: trash })), post: vi.fn(async () => ({ data: [] })) }
}
const asked = (api: object, error: unknown, id?: string) =>
  deletedMeanwhile(api as Api, error, { kind: 'design', id })

test('a save of what lies in the trash says so, and who put it there, and leads back', async () => {
  const said: string[] = []
  onTestFinished(showToastsWith((_kind, message) => said.push(message)))
  const api = apiOf([trashed])
  const deleted = await asked(api, gone, 'a')
  expect(deleted?.error.message).toBe(
    'Asha deleted this design. It lies in the trash: restore it, then save again.',
  )
  await deleted?.restore()
  expect(api.post).toHaveBeenCalledWith('/api/trash/a/restore')
  expect(said).toEqual(['Restored. Save again to keep what you typed.'])
})

test('what is not there, or cannot be asked for, is as it was', async () => {
  const unread = { get: () => Promise.reject(new ApiError(403, 'You are not allowed to do this')) }
  expect(await asked(apiOf([]), gone, 'a')).toBeUndefined()
  expect(await asked(unread, gone, 'a')).toBeUndefined()
  const api = apiOf([trashed])
  expect(await asked(api, gone)).toBeUndefined()
  expect(await asked(api, new ApiError(409, 'Changed'), 'a')).toBeUndefined()
  expect(api.get).not.toHaveBeenCalled()
})
