import { expect, it } from 'vitest'
import type { Api } from './api.ts'
import { fillEverything } from './fill.ts'

const paths = {
  '/api/media/{id}': {
    put: {
      operationId: 'updateMedia',
      requestBody: {
        content: { 'application/json': { schema: { properties: { title: { type: 'string' } } } } },
      },
    },
  },
}

it('the texts of what no call makes are filled too, on what is there', async () => {
  const sent: unknown[] = []
  const api: Api = {
    async call(method, path, body) {
      if (path === '/api/openapi.json') return { status: 200, body: { paths } }
      if (method === 'GET')
        return { status: 200, body: { data: path === '/api/media?limit=500' ? [{ _id: 'a-file' }] : [] } }
      sent.push([method, path, body])
      return { status: 200, body: {} }
    },
  }
  const all = [{ family: 'a family', text: '<b>' }]
  const fields = await fillEverything(api, all, { rounds: 2, known: {} })
  expect(sent).toContainEqual(['PUT', '/api/media/a-file', { title: '<b>' }])
  expect(fields.map(({ field, taken }) => [field, taken.size])).toEqual([['updateMedia title', 1]])
})

it('a call about something of which there is nothing is no call that was tried', async () => {
  const api: Api = {
    call: async (_method, path) => ({
      status: 200,
      body: path === '/api/openapi.json' ? { paths } : { data: [] },
    }),
  }
  await expect(fillEverything(api, [], { rounds: 1, known: {} })).rejects.toThrow('PUT /api/media/{id}')
})
