import { expect, it } from 'vitest'
import { move } from './move.ts'
import { createApi } from './request.ts'

it('takes what was to be moved as moved where it is found there no more, and no answer came before', async () => {
  const outcomes = [404, null, 404, 404]
  const send = async () => {
    const status = outcomes.shift()
    if (!status) throw new TypeError('fetch failed')
    return Response.json({ message: 'Not in the trash' }, { status })
  }
  const restore = () => move(createApi(send, { token: () => 'a-token' }), '/api/trash/1/restore')
  await expect(restore()).rejects.toMatchObject({ status: 404 })
  await expect(restore()).rejects.toMatchObject({ status: 0 })
  expect(await restore()).toEqual({})
  await expect(restore()).rejects.toMatchObject({ status: 404 })
})
