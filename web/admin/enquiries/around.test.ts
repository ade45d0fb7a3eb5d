import { expect, test } from 'vitest'
import type { Api } from '#web/api/request.ts'
import { beyond, pageAround } from './around.ts'

/** A list of enquiries, 25 a page, of which some can leave and others come. */
function listOf(count: number) {
  let ids = Array.from({ length: count }, (_, index) => `e${index + 1}`)
  const api = {
    async get(_path: string, { page = 1, limit }: { page: number; limit: number }) {
      const data = ids.slice((page - 1) * limit, page * limit).map((_id) => ({ _id }))
      return { data, pagination: { page, limit, total: ids.length, pages: Math.ceil(ids.length / limit) } }
    },
  } as unknown as Api
  return {
    api,
    leave: (...gone: string[]) => {
      ids = ids.filter((id) => !gone.includes(id))
    },
    come: (id: string) => ids.unshift(id),
  }
}

const first = '?status=new'
const second = '?status=new&page=2'

async function pageOf(api: Api, list: string, id: string) {
  const page = await pageAround(api, list, id)
  if (!page) throw new Error('It is not there')
  return page
}

test('after the last row of a page comes the first of the next, and before that the last again', async () => {
  const { api } = listOf(60)
  const one = await pageOf(api, first, 'e25')
  expect(await beyond(api, one, 'next')).toEqual({ id: 'e26', list: second })
  expect(await beyond(api, one, 'previous')).toBeNull()
  const two = await pageOf(api, second, 'e26')
  expect(await beyond(api, two, 'previous')).toEqual({ id: 'e25', list: first })
  expect(two).toMatchObject({ before: 25, total: 60 })
  expect(await beyond(api, await pageOf(api, '?page=3', 'e60'), 'next')).toBeNull()
})

test('rows that have left the list meanwhile keep none from being walked to', async () => {
  const { api, leave } = listOf(60)
  const one = await pageOf(api, first, 'e1')
  leave('e1', 'e2', 'e25')
  expect(await beyond(api, one, 'next')).toEqual({ id: 'e26', list: first })
  leave(...one.ids)
  expect(await beyond(api, one, 'next')).toEqual({ id: 'e26', list: first })
})

test('rows that have come meanwhile are not walked through again', async () => {
  const { api, come } = listOf(60)
  const one = await pageOf(api, first, 'e25')
  come('new')
  expect(await beyond(api, one, 'next')).toEqual({ id: 'e26', list: second })
})

test('an enquiry that has moved up by a page is found there', async () => {
  const { api, leave } = listOf(60)
  leave('e1')
  expect(await pageAround(api, second, 'e26')).toMatchObject({ list: first, page: 1 })
  expect(await pageAround(api, second, 'e1')).toBeNull()
})
