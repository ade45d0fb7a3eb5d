import { expect, it, onTestFinished } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { apiRoutes } from '#test/every-route.ts'
import { startApp } from '#test/start-app.ts'
import { createKnown } from './known.ts'
import { readDocument } from './operations.ts'
import { pagesOf } from './site-pages.ts'

const document = readDocument({
  paths: {
    '/api/shortlists': { post: { responses: {} } },
    '/api/shortlists/{key}': { get: { responses: {} } },
    '/api/previews/{key}': { get: { responses: {} } },
  },
  components: { schemas: {} },
})

it('what has a key is asked for by it, and a page of which only the address is told', () => {
  const known = createKnown(document, () => false)
  known.learn('/api/shortlists', '/api/shortlists', {
    _id: 'an-id',
    key: 'a-key',
    url: 'https://a.example/s/a-key',
  })
  expect(known.addressOf('/api/shortlists/{key}', 0)).toEqual({ address: '/api/shortlists/a-key', rest: '' })
  known.learn('/api/designs/{id}/preview', '/api/designs/1/preview', {
    url: 'https://a.example/preview/another',
  })
  expect([known.keyOf(0), known.keyOf(1)]).toEqual(['a-key', 'another'])
})

it('every address that is no call of the document is asked for beside them', async () => {
  const app = await startApp(await openBegunSqlite())
  onTestFinished(() => app.stop())
  const answered = apiRoutes(app.app).map(({ pattern }) => pattern.replaceAll(/:(\w+)/g, '{$1}'))
  const paths = pagesOf({ operations: [] }).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(answered.filter((path) => !/^\/(api|v1)\//.test(path))))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/find',
      '/s/{key}',
      '/preview/{key}',
      '/category/{categorySlug}',
      '/admin/trash',
    ]),
  )
})
