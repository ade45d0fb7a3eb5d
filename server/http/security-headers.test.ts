import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPages } from '#server/pages.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { builtPages } from '#test/every-route.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

describe('Headers', () => {
  let started: TestApp
  let ask: (path: string) => Promise<Response>
  let clear: () => void

  beforeAll(async () => {
    started = await startApp(await openBegunSqlite(), { PUBLIC_URL: 'https://plinth.example' })
    const build = await builtPages()
    const { app, cache } = createApp(started.dependencies, (apiFetch, contentVersion) =>
      createPages({ build, apiFetch, contentVersion }),
    )
    clear = () => cache.clear()
    ask = async (path) => app.request(path)
  })
  afterAll(() => started.stop())

  const policyOf = (response: Response) =>
    Object.fromEntries(
      (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
    )

  it.each(['/', '/gallery', '/nowhere', '/admin', '/admin/login'])(
    'of %s allow scripts and styles by a nonce that is nobody else’s, and none of an element',
    async (path) => {
      const response = await ask(path)
      const nonce = /^'nonce-([\w-]{22})'$/.exec(policyOf(response)['script-src']?.[1] ?? '')?.[1]
      expect(policyOf(response)).toEqual({
        'default-src': ["'self'"],
        'object-src': ["'none'"],
        'frame-src': ["'none'"],
        'worker-src': ["'none'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'style-src': ["'self'", `'nonce-${nonce}'`],
        'script-src': ["'self'", `'nonce-${nonce}'`],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
      })
      clear()
      expect(await (await ask(path)).text()).not.toContain(nonce)
      expect(response.headers.get('permissions-policy')).toContain('geolocation=()')
      const page = await response.text()
      expect(page).not.toMatch(/<[^>]+ style="/)
      expect(page).not.toMatch(/<[^>]+ on\w+="/)
      expect(page.match(/<style(?! nonce="[\w-]{22}")/)).toBeNull()
    },
  )

  it.each([
    '/api/settings',
    '/api/nothing',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/payment/qr.svg',
  ])('of %s let it run nothing, load nothing and stand in no frame', async (path) => {
    expect(policyOf(await ask(path))).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
  })

  it('of the page of the API document allow its own style sheet alone', async () => {
    const response = await ask('/api/docs')
    const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(sheet).digest('base64')
    expect(policyOf(response)).toMatchObject({ 'default-src': ["'none'"], 'style-src': [`'sha256-${hash}'`] })
  })

  it('tell browsers to stay with https where the public address is one, and only there', async () => {
    expect((await ask('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
    const plain = await startApp(await openBegunSqlite())
    try {
      expect((await plain.request('/api/settings')).headers.has('strict-transport-security')).toBe(false)
    } finally {
      await plain.stop()
    }
  })

  it.each(['/', '/api/settings', '/api/nothing', '/favicon.svg'])(
    'of %s say how far it reaches',
    async (path) => {
      expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-site',
      })
    },
  )
})
