import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase, openBegunSqlite } from './databases.ts'
import { expectError } from './expect-response.ts'
import { signedInAccount } from './factories.ts'
import { callRow, everyRow } from './routes/every-row.ts'
import { oneOfEach } from './routes/one-of-each.ts'
import { startApp, type TestApp } from './start-app.ts'

onEachDatabase('Routes', (open) => testRoutes(async () => startApp(await open())))
describe('Routes over a socket', () =>
  testRoutes(async () => startApp(await openBegunSqlite(), {}, 'socket')))

function testRoutes(start: () => Promise<TestApp>) {
  let app: TestApp
  let nonAdminToken: string
  let ids: Record<string, string>

  beforeAll(async () => {
    app = await start()
    nonAdminToken = (await signedInAccount(app, { role: null })).token
    ids = await oneOfEach(app)
  })
  afterAll(() => app.stop())

  it.each(everyRow)('$name: $route', async (row) => {
    const { statuses, content, records } = row
    let calls = 0
    const send = (token: string) => callRow(app, row, ids, { token, call: ++calls })
    const recorded = await countRecorded(app)
    for (const [token, status] of [
      ['', statuses[0]],
      [nonAdminToken, statuses[1]],
    ] as const) {
      const response = await send(token)
      expect(response.status).toBe(status)
      if (status === 401) expectError(response, 401, 'Unauthorized access')
      if (status === 403) expectError(response, 403, 'Admin privileges required')
      expect(response.headers.get('x-request-id')).toMatch(/./)
    }
    if (statuses[1] >= 400) expect(await countRecorded(app)).toBe(recorded)
    const before = await countRecorded(app)
    const response = await send(app.adminToken)
    expect(response.status).toBe(statuses[2])
    expect(await countRecorded(app)).toBe(before + (records ? 1 : 0))
    if (records) expect(await lastRecorded(app)).toEqual(records)
    if (typeof content === 'object' && content !== null && !('asymmetricMatch' in content))
      expect(response.body).toMatchObject(content)
    else expect(response.body).toEqual(content)
  })

  it('the record has a row for every change but of shortlists, visits, files, quick replies, views, sessions and backups, and none of what is only read', () => {
    const unrecorded = everyRow.filter(({ route, statuses, records }) => {
      return !route.startsWith('GET') && statuses[2] < 300 && !records
    })
    expect(unrecorded.map(({ name }) => name)).toEqual([
      'share a shortlist',
      'change a shortlist',
      'add a quick reply',
      'change a quick reply',
      'delete a quick reply',
      'count a visit',
      'back up now',
      'upload',
      'delete file',
      'download files',
      'forget a password',
      'save a view',
      'delete a view',
      'end the other sessions',
      'logout',
    ])
  })

  it('the table names every route of the application and of the API document', async () => {
    const { body } = await app.visit('/api/openapi.json')
    const documented = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${anyId(path)}`),
    )
    const registered = app.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(':bucket', 'media').replace(/:\w+/g, '{id}')}`)
    const inTable = everyRow.map(({ route }) => anyId(route))
    expect(new Set(inTable)).toEqual(new Set(registered))
    expect(inTable).toEqual(expect.arrayContaining(documented))
    expect(documented.length).toBeGreaterThan(40)
  })

  it('the API document asks for a token exactly where the routes do', async () => {
    const { body } = await app.visit('/api/openapi.json')
    const paths = Object.fromEntries(
      Object.entries<Record<string, { security: object[] }>>(body.paths).map(([path, item]) => [
        anyId(path),
        item,
      ]),
    )
    for (const { route, statuses } of everyRow) {
      const [method = '', path = ''] = anyId(route).split(' ')
      const operation = paths[path]?.[method.toLowerCase()]
      if (operation) expect([route, operation.security.length > 0]).toEqual([route, statuses[0] === 401])
    }
  })

  it.each([
    'GET /api',
    'GET /api/',
    'GET /api/nothing',
    'GET /api/designs/',
    'GET /api/designs/a/b',
    'PATCH /api/settings',
    'POST /api/settings',
    'DELETE /api/settings',
    'PATCH /api/pricing/{id}',
    'GET /api/pricing/{id}',
    'PATCH /api/services/{id}',
    'POST /api/services/{id}',
    'OPTIONS /api/designs',
    'GET /api/auth',
    'GET /api/auth/login',
    'DELETE /api/auth/profile',
    'GET /api/auth/admins/{id}',
    'POST /api/banners/active',
    'GET /api/banners/{id}/activate',
    'PUT /api/health',
    'GET /api/%00',
    'GET /api/%ff',
    'GET /v1',
    'GET /v1/nothing',
    'PATCH /v1/storage/buckets/media/files',
    'GET /v1/storage/buckets',
  ])('%s is unknown: a JSON 404', async (route) => {
    const [method = '', path = ''] = route.replace('{id}', 'f'.repeat(24)).split(' ')
    expectError(await app.call(method, path), 404)
    const guest = await app.call(method, path, undefined, '')
    expectError(guest, 404)
    expect(guest.headers.get('content-type')).toMatch(/^application\/json/)
  })
}

/** The route or path with every parameter alike, and without its query. */
function anyId(route: string): string {
  return route.replace(/\{\w+\}/g, '{id}').replace(/\?.*/, '')
}

async function countRecorded({ dependencies }: TestApp): Promise<number> {
  return (await dependencies.db.selectFrom('activity').select('id').execute()).length
}

async function lastRecorded({ dependencies }: TestApp): Promise<[kind: string, action: string]> {
  const rows = dependencies.db.selectFrom('activity').select(['kind', 'action']).orderBy('id', 'desc')
  const { kind, action } = await rows.limit(1).executeTakeFirstOrThrow()
  return [kind, action]
}
