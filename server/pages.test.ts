import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { builtPages } from '#test/every-route.ts'
import { onError } from './http/on-error.ts'
import { createPages } from './pages.ts'

it("A page that is not stored, as the back-office's are not, is compressed for whoever takes that", async () => {
  const { routes } = createPages({
    build: await builtPages(),
    apiFetch: () => Response.json({ message: 'Down' }, { status: 503 }),
    contentVersion: { current: () => 'none' },
  })
  const page = (headers: Record<string, string>) => routes.request('/admin/login', { headers })
  const plain = await page({})
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  const text = await plain.text()
  const compressed = await page({ 'Accept-Encoding': 'gzip, br' })
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip')
  expect(compressed.headers.get('Vary')).toContain('Accept-Encoding')
  const bytes = Buffer.from(await compressed.arrayBuffer())
  expect(bytes.length).toBeLessThan(text.length / 3)
  expect(withoutNonce(gunzipSync(bytes).toString())).toBe(withoutNonce(text))
})

function withoutNonce(page: string): string {
  return page.replaceAll(/nonce="[^"]*"/g, '')
}

it('The payment page says so with status 503 where the server itself gets no settings', async () => {
  const { routes } = createPages({
    build: await builtPages(),
    apiFetch: () => Response.json({ message: 'Down' }, { status: 503 }),
    contentVersion: { current: () => 'none' },
  })
  const response = await routes.request('/payment')
  expect(response.status).toBe(503)
  const [, main = ''] = (await response.text()).split('<main')
  const [shown = ''] = main.split('</main>')
  expect(shown).toContain('Failed to load payment settings')
  expect(shown).not.toContain('No bank details provided')
})

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'A page that takes no %s says what it takes',
  async (method) => {
    const { routes } = createPages({
      build: await builtPages(),
      apiFetch: () => Response.json({ message: 'Down' }, { status: 503 }),
      contentVersion: { current: () => 'none' },
    })
    const { status, headers } = await routes.request('/admin/login', { method })
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  },
)

it.each(['PUT', 'PATCH', 'DELETE'])('A page with a form takes it by POST, and no %s', async (method) => {
  const { routes } = createPages({
    build: await builtPages(),
    apiFetch: () => Response.json({ message: 'Down' }, { status: 503 }),
    contentVersion: { current: () => 'none' },
  })
  const body = new URLSearchParams({ name: 'Asha Rao' })
  const { status, headers } = await routes.request('/contact', { method, body })
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
})

it('A form that is larger than any of ours is too large', async () => {
  const { routes } = createPages({
    build: await builtPages(),
    apiFetch: () => Response.json({ message: 'Down' }, { status: 503 }),
    contentVersion: { current: () => 'none' },
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (body: string) =>
    routes.onError(onError as never).request('/contact', { method: 'POST', headers, body })
  expect((await post('x'.repeat(limits.form + 1))).status).toBe(413)
  expect((await post('x'.repeat(limits.form))).status).not.toBe(413)
})
