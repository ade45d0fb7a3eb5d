import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { seenAddress } from '#test/balanced/balanced.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { accountPassword, newSession, signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { deviceOf } from './device.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

onEachDatabase('The own sessions', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open(), { TRUST_PROXY: '1' })
  })
  afterAll(() => app.stop())

  const list = async (token: string) => (await app.get('/api/auth/sessions', token)).body.data
  const works = async (token: string) => (await app.get('/api/auth/profile', token)).status === 200

  it('say from where they began, and which is this one', async () => {
    const { email, token } = await signedInAccount(app)
    const { body } = await app.call('POST', '/api/auth/login', { email, password: accountPassword }, '', {
      'x-forwarded-for': '203.0.113.9',
      'user-agent': firefox,
    })
    expect(await list(body.token)).toEqual([
      expect.objectContaining({
        device: 'Firefox on Windows',
        address: seenAddress('203.0.113.9'),
        isCurrent: true,
      }),
      expect.objectContaining({ device: '', address: '', isCurrent: false }),
    ])
    expect((await list(token)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      false,
      true,
    ])
  })

  it('end one by one, all the others at once, and nobody else’s', async () => {
    const { id, token } = await signedInAccount(app)
    const stranger = await signedInAccount(app)
    const others = [await newSession(app, id), await newSession(app, id), await newSession(app, id)]
    const [first = '', second = '', third = ''] = others
    const idOf = async (of: string) =>
      (await list(of)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)?._id
    const ended = await idOf(first)
    expect((await app.delete(`/api/auth/sessions/${ended.toUpperCase()}`, token)).body.data).toEqual({
      _id: ended,
    })
    expect([await works(first), await works(second)]).toEqual([false, true])
    expectError(
      await app.delete(`/api/auth/sessions/${await idOf(stranger.token)}`, token),
      404,
      'Session not found',
    )
    expect((await app.delete('/api/auth/sessions', token)).body).toEqual({ success: true })
    expect([
      await works(second),
      await works(third),
      await works(token),
      await works(stranger.token),
    ]).toEqual([false, false, true, true])
    await app.delete(`/api/auth/sessions/${await idOf(token)}`, token)
    expect(await works(token)).toBe(false)
  })
})

test.each([
  [firefox, 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['<script>alert(1)</script>', ''],
  [undefined, ''],
])('%s is %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
