import { expect, it } from 'vitest'
import { builtPages } from '#test/every-route.ts'
import type { Api } from './api.ts'
import { everyPage, makePreviews } from './pages.ts'

const document = { _id: 'an-id', code: 'A-CODE', slug: 'a-slug', subcategories: [{ slug: 'a-part' }] }
const api: Api = { call: async () => ({ status: 200, body: { data: [document] } }) }

it('what is attacked knows the address of every page that there is', async () => {
  const pages = await everyPage(await builtPages(), api, { shortlists: ['a-key'], previews: ['another'] })
  expect(pages.filter((path) => path.includes(':'))).toEqual([])
  expect(pages).toEqual(
    expect.arrayContaining([
      '/designs/A-CODE',
      '/admin/services/pricing/an-id/edit',
      '/s/a-key',
      '/preview/another',
    ]),
  )
})

it('what is attacked has a preview of each kind that can have one', async () => {
  const asked: string[] = []
  const paths = {
    '/api/designs/{id}/preview': { get: {}, post: {} },
    '/api/banners/{id}/preview': { get: {} },
  }
  const making: Api = {
    async call(method, path) {
      if (method === 'GET') return { status: 200, body: { paths } }
      asked.push(path)
      return { status: 201, body: { url: 'https://a.example/preview/a-key' } }
    },
  }
  const made = new Map([['/api/designs', ['one', 'two', 'three']]])
  expect(await makePreviews(making, made)).toEqual(['a-key', 'a-key'])
  expect(asked).toEqual(['/api/designs/one/preview', '/api/designs/two/preview'])
})
