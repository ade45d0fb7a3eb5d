import { expect, it } from 'vitest'
import { createApi } from './request.ts'
import { shareResponses } from './shared-responses.ts'

const unread = { note: () => undefined, tagOf: () => '' }

function counted(status = 200) {
  const asked: string[] = []
  const api = createApi((path) => {
    asked.push(path)
    return Response.json({ data: asked.length }, { status })
  })
  return { api, asked }
}

it('what stands on many pages is asked for once while the content stays as it is', async () => {
  const { api, asked } = counted()
  const responses = await Promise.all(
    ['1', '1', '2'].map((version) => shareResponses(api, unread, version).get('/api/settings')),
  )
  expect(responses).toEqual([{ data: 1 }, { data: 1 }, { data: 2 }])
  expect(asked).toEqual(['/api/settings', '/api/settings'])
})

it('a list of designs is asked for each time', async () => {
  const { api, asked } = counted()
  const shared = shareResponses(api, unread, 'a list')
  await shared.get('/api/designs', { limit: 24 })
  await shared.get('/api/designs', { limit: 24 })
  await shared.get('/api/categories', { slug: 'interior' })
  await shared.get('/api/categories', { slug: 'interior' })
  expect(asked).toHaveLength(4)
})

it('what failed is asked for again', async () => {
  const { api, asked } = counted(503)
  const shared = shareResponses(api, unread, 'a failure')
  await expect(shared.get('/api/services')).rejects.toThrow()
  await expect(shared.get('/api/services')).rejects.toThrow()
  expect(asked).toHaveLength(2)
})

it('what was read for another page is noted for each that shows it', async () => {
  const { api } = counted()
  const noted: string[][] = []
  await shareResponses(api, { ...unread, tagOf: (address) => `tag of ${address}` }, 'shared').get(
    '/api/settings',
  )
  await shareResponses(api, { ...unread, note: (...read) => noted.push(read) }, 'shared').get('/api/settings')
  expect(noted).toEqual([['/api/settings', 'tag of /api/settings']])
})
