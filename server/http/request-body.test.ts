import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const megabyte = 1024 * 1024

describe('A body', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await openBegunSqlite())
  })
  afterAll(() => app.stop())

  const post = (path: string, body: string | undefined, type: string) =>
    app.call('POST', path, body, undefined, { 'content-type': type })
  const text = JSON.stringify(enquiryFields())

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    'application/xml',
    '',
  ])('of type %j is refused', async (type) => {
    for (const path of ['/api/enquiries', '/api/services', '/api/auth/login'])
      expectError(await post(path, text, type), 415, 'The body must be application/json')
  })

  it.each(['9', String(2 * megabyte)])(
    'of a call that only reads is left alone, %s bytes of any type',
    async (length) => {
      const headers = { 'content-type': 'text/plain', 'content-length': length }
      expect((await app.call('GET', '/api/services', undefined, undefined, headers)).status).toBe(200)
    },
  )

  it('of any type is nothing to an address that there is not', async () => {
    for (const path of ['/api/nothing', '/api/services/order/nothing', '/v1/nothing'])
      expectError(await post(path, text, 'text/plain'), 404)
    expectError(
      await app.call('PATCH', '/api/services', text, undefined, { 'content-type': 'text/plain' }),
      404,
    )
  })

  it('without a type is refused', async () => {
    const body = new Blob([text])
    const response = await app.request('/api/enquiries', { method: 'POST', body })
    expect(response.status).toBe(415)
    expect(response.headers.get('x-request-id')).toMatch(/./)
  })

  it.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/json;charset=utf8',
  ])('of type %s is read', async (type) => {
    expect((await post('/api/enquiries', text, type)).status).toBe(201)
  })

  it.each([
    '{',
    '{"name": }',
    "{'name':1}",
    'name=Asha',
    '\u0000',
    '[1,',
    '{"a":1}{"b":2}',
    'undefined',
    'NaN',
  ])('that is no JSON is refused: %j', async (body) => {
    for (const path of ['/api/enquiries', '/api/services', '/api/auth/login'])
      expectError(await post(path, body, 'application/json'), 400)
  })

  const latin1 = new TextEncoder().encode(text).map((byte) => (byte === 0x41 ? 0xe9 : byte))

  it('whose bytes are no UTF-8 is refused, not stored with letters that nobody wrote', async () => {
    const headers = { 'content-type': 'application/json' }
    const before = (await app.get('/api/enquiries')).body.pagination.total
    const response = await app.request('/api/enquiries', { method: 'POST', headers, body: latin1 })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid-json' }])
    expect((await app.get('/api/enquiries')).body.pagination.total).toBe(before)
  })

  it.each([
    [{ 'content-type': 'application/json; charset=iso-8859-1' }],
    [{ 'content-type': 'application/json;charset="utf-16"' }],
    [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('in another charset or compressed is refused: %j', async (headers) => {
    expectError(
      await app.call('POST', '/api/enquiries', text, undefined, headers),
      415,
      'The body must be application/json',
    )
  })

  it.each(['null', '[]', '5', '"text"', 'true', '[{}]'])('that is no object is refused: %s', async (body) => {
    for (const path of ['/api/enquiries', '/api/services', '/api/auth/login', '/api/categories'])
      expectError(await post(path, body, 'application/json'), 400)
    expectError(await app.put('/api/settings', body), 400)
  })

  it('may be nested as deep as its values allow', async () => {
    const depth = 1900
    const body = `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`
    expectError(await post('/api/enquiries', body, 'application/json'), 400)
  })

  it.each([
    ['unknown fields', `{${Array.from({ length: 60_000 }, (_, i) => `"f${i}":1`).join()}}`],
    ['entries', `{"designs":[${Array(400_000).fill(1).join()}]}`],
    ['designs', `{"order":[${Array.from({ length: 100_000 }, (_, i) => `"${i}"`).join()}]}`],
    ['brackets', '['.repeat(200_000)],
  ])('of very many %s is too large, whoever may send it', async (_, body) => {
    for (const [method, path] of [
      ['POST', '/api/enquiries'],
      ['POST', '/api/shortlists'],
      ['PUT', '/api/shortlists/f889bffbeb5543d300ddf5b5a88c243f'],
      ['POST', '/api/auth/login'],
    ] as const)
      for (const token of ['', undefined])
        expectError(
          await app.call(method, path, body, token, { 'content-type': 'application/json' }),
          413,
          'The body is too large',
        )
    expectError(await post('/api/designs', body, 'application/json'), 413, 'The body is too large')
  })

  it('of an administrator may have as many values as the longest order', async () => {
    const order = JSON.stringify(Array.from({ length: limits.ordered }, (_, i) => `${i}`))
    const type = { 'content-type': 'application/json' }
    const sent = await app.call('PUT', '/api/services/order', `{"ids":${order}}`, undefined, type)
    expect(sent.status).not.toBe(413)
  })

  it('may be of 1 MB and no more, counted as it comes when it says no length', async () => {
    const filler = (size: number) => `${text.slice(0, -1)},"filler":"${'x'.repeat(size - text.length - 12)}"}`
    const streamed = (body: string) =>
      app.request('/api/enquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit)
    const declared = (body: string) =>
      app.call('POST', '/api/enquiries', body, '', { 'content-length': String(body.length) })
    expect(filler(megabyte)).toHaveLength(megabyte)
    expect((await declared(filler(megabyte))).status).toBe(201)
    expect((await streamed(filler(megabyte))).status).toBe(201)
    expectError(await declared(filler(megabyte + 1)), 413, 'The body is too large')
    const refused = await streamed(filler(megabyte + 1))
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { success: false, code: 'body-too-large', message: 'The body is too large' },
    ])
  })

  it('may be missing or empty, under a JSON type too, where none is needed', async () => {
    for (const body of [undefined, '']) {
      expect(
        (await app.call('POST', '/api/auth/logout', body, '', { 'content-type': 'application/json' })).status,
      ).toBe(200)
    }
  })

  it('is needed by every call that writes', async () => {
    for (const [method, path] of [
      ['POST', '/api/enquiries'],
      ['POST', '/api/services'],
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/admins'],
      ['POST', '/api/pricing'],
    ] as const)
      for (const body of [undefined, '']) expectError(await app.call(method, path, body), 400)
  })

  it('has its unknown fields ignored', async () => {
    const body = { ...enquiryFields(), unknown: { a: [1] }, constructor: 1 }
    expect((await app.post('/api/enquiries', body, '')).body.unknown).toBeUndefined()
  })
})

describe('A request id', () => {
  it('is the caller’s where it is a plain one, otherwise a new one', async () => {
    const app = await startApp(await openBegunSqlite())
    const idFor = async (given: string) =>
      (await app.call('GET', '/api/health', undefined, '', { 'x-request-id': given })).headers.get(
        'x-request-id',
      )
    expect(await idFor('abcdef-12345')).toBe('abcdef-12345')
    for (const given of ['short', 'x'.repeat(65), 'with blanks in it', '<script>alert(1)</script>'])
      expect(await idFor(given)).toMatch(/^[0-9a-f]{24}$/)
    await app.stop()
  })
})
