import { expect, it } from 'vitest'
import { builtPages } from '#test/every-route.ts'
import type { Api } from './api.ts'
import { everyPage } from './pages.ts'

const document = { _id: 'an-id', code: 'A-CODE', slug: 'a-slug', subcategories: [{ slug: 'a-part' }] }
const api: Api = { call: async () => ({ status: 200, body: { data: [document] } }) }

it('what is attacked knows the address of every page that there is', async () => {
  const pages = await everyPage(await builtPages(), api, ['a-key'])
  expect(pages.filter((path) => path.includes(':'))).toEqual([])
  expect(pages).toEqual(
    expect.arrayContaining(['/designs/A-CODE', '/admin/services/pricing/an-id/edit', '/s/a-key']),
  )
})
