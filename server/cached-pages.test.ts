import { beforeAll, expect, it } from 'vitest'
import { builtPages } from '#test/every-route.ts'
import { pageAt } from './cached-pages.ts'

let build: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  build = await builtPages()
})

it.each([
  ['/', '/'],
  ['/designs/ARC-1001', '/designs/:id'],
  ['/designs/anything%22%0A', '/designs/:id'],
  ['/category/villas', '/category/:categorySlug/:subcategorySlug?'],
  ['/category/villas/modern', '/category/:categorySlug/:subcategorySlug?'],
  ['/s/some-key', '/s/:key'],
  ['/admin/enquiries/6740a1b2c3d4e5f60718293a', '/admin/enquiries/:id'],
  ['/nothing/of/the/kind', '/*'],
  [`/${'long/'.repeat(100)}`, '/*'],
  ['/designs/ARC-1001.data', '/designs/:id'],
])('%s is counted as the route that has it: %s', (path, route) => {
  expect(pageAt(build, path).route).toBe(route)
})
