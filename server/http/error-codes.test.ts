import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorCode } from '#contract/error-codes.ts'
import { openBegunSqlite } from '#test/databases.ts'
import {
  beganBefore,
  createdDesign,
  enquiryFields,
  signedInAccount,
  uploadedPicture,
} from '#test/factories.ts'
import { adminLogin, startApp, type TestApp, type TestResponse } from '#test/start-app.ts'

const json = 'application/json'
const long = 'x'.repeat(1024 * 1024 + 1)

describe('What went wrong is told by a code', () => {
  let app: TestApp
  let design: { _id: string; category: { _id: string } }
  let guest: string
  let editor: string
  let own: string
  let picture: string
  beforeAll(async () => {
    app = await startApp(await openBegunSqlite(), { ENQUIRIES_PER_10_MINUTES: '1' })
    design = await createdDesign(app)
    editor = (await signedInAccount(app, { role: 'editor' })).token
    guest = (await signedInAccount(app, { role: null })).token
    own = (await app.get('/api/auth/profile')).body._id
    picture = await uploadedPicture(app)
    await app.post('/api/pricing', { fileId: picture })
    await app.post('/api/enquiries', enquiryFields(), '')
  })
  afterAll(() => app.stop())

  const send = (body: string, type = json) =>
    app.call('POST', '/api/services', body, undefined, { 'content-type': type })
  const change = (fields: object) => app.put(`/api/designs/${design._id}`, fields)

  const cases: [ErrorCode, () => Promise<TestResponse>][] = [
    ['not-signed-in', () => app.visit('/api/enquiries')],
    ['session-ended', () => app.get('/api/enquiries', 'unknown')],
    ['wrong-credentials', () => app.post('/api/auth/login', { ...adminLogin, password: 'wrong one' }, '')],
    ['admin-only', () => app.get('/api/enquiries', guest)],
    ['not-allowed', () => app.get('/api/auth/admins', editor)],
    ['last-owner', () => app.put(`/api/auth/admins/${own}`, { role: 'editor' })],
    ['unknown-path', () => app.visit('/api/nowhere')],
    ['not-found', () => app.visit('/api/designs/nowhere')],
    ['invalid-json', () => send('{')],
    ['body-missing', () => app.put('/api/settings')],
    ['unsupported-media-type', () => send('{}', 'text/plain')],
    ['body-too-large', () => send(JSON.stringify({ title: long }))],
    ['invalid-input', () => app.post('/api/services', {})],
    ['invalid-input', () => app.visit('/api/designs?page=0')],
    ['unknown-reference', () => change({ category: 'f'.repeat(24), subcategory: 'Villa' })],
    ['unknown-reference', () => change({ images: [{ fileId: 'nothing' }] })],
    ['discount-above-base', () => change({ basePrice: 1, discountPrice: 2 })],
    ['changed-meanwhile', () => change({ title: 'Late', updatedAt: '2001-01-01T00:00:00.000Z' })],
    ['name-taken', () => app.post('/api/categories', { name: 'architecture' })],
    ['in-use', () => app.delete(`/api/categories/${design.category._id}`)],
    ['email-taken', () => app.post('/api/auth/admins', { name: 'A', ...adminLogin })],
    [
      'last-administrator',
      async () => {
        await app.dependencies.db.deleteFrom('account').where('role', '=', 'editor').execute()
        return app.delete(`/api/auth/admins/${own}`)
      },
    ],
    [
      'own-password',
      () =>
        app.put(`/api/auth/admins/${own}/password`, {
          newPassword: 'another one',
          confirmPassword: 'another one',
        }),
    ],
    [
      'current-password-missing',
      async () => {
        await beganBefore(app, 31)
        return app.put('/api/auth/profile', { email: 'b@example.com' })
      },
    ],
    [
      'current-password-wrong',
      () => app.put('/api/auth/profile', { email: 'b@example.com', currentPassword: 'wrong one' }),
    ],
    ['too-many-requests', () => app.post('/api/enquiries', enquiryFields(), '')],
  ]

  it.each(cases)('%s', async (code, call) => {
    expect((await call()).body).toMatchObject({ success: false, code })
  })

  it('which is the type where Appwrite’s clients ask', async () => {
    const files = '/v1/storage/buckets/media/files'
    const types: [ErrorCode, TestResponse][] = [
      ['unknown-path', await app.visit('/v1/nowhere')],
      ['file-not-found', await app.visit(`${files}/nothing`)],
      ['not-signed-in', await app.visit(files)],
      ['in-use', await app.delete(`${files}/${picture}`)],
      ['file-damaged', await app.upload('a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]))],
      ['file-not-accepted', await app.upload('a.txt', new TextEncoder().encode('words'))],
    ]
    for (const [type, { body }] of types) expect(body).toMatchObject({ type, message: expect.any(String) })
    for (const [, { body }] of types) expect(body).not.toHaveProperty('code')
  })
})
