import fc from 'fast-check'
import { hostileBody, hostileText, hostileValue } from './hostile.ts'
import type { ApiDocument, Json, Operation } from './operations.ts'
import { pagesOf } from './site-pages.ts'
import { type Upload, uploads } from './uploads.ts'
import { createValid } from './valid.ts'

/** On whose behalf a request is made; `learnt` is whoever signed in during the run, `broken` nobody. */
export type Actor = 'guest' | 'owner' | 'editor' | 'enquiries' | 'plain' | 'learnt' | 'broken'

/** How far a request is from one that HTTP allows. */
export type Framing = 'right' | 'chunked' | 'too-short' | 'too-long' | 'both' | 'negative' | 'two-lengths'

/** A body that is sent, `none` where there is none. */
type StepBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown; changes: Change[] }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'upload'; upload: Upload }

/** Something else in the place of one of the values of a body; without a value it is taken out. */
export interface Change {
  at: number
  value?: unknown
}

/** A request before it is known what is there: what it names is picked when it is sent. */
export interface Step {
  operation: Operation
  method: string
  actor: Actor
  /** Which of what is there it names. */
  pick: number
  /** What stands in place of a parameter of its path; undefined where something that is there does. */
  named: string | undefined
  suffix: string
  query: [name: string, value: string][]
  rawQuery: string
  body: StepBody
  contentType: string
  contentEncoding: string
  headers: [name: string, value: string][]
  framing: Framing
}

const usually = <T, U>(weight: number, usual: T, other: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof<fc.WeightedArbitrary<T | U>[]>(
    { weight, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: other },
  )

const actors = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Actor>('owner') },
  { weight: 3, arbitrary: fc.constantFrom<Actor>('editor', 'enquiries', 'guest') },
  { weight: 1, arbitrary: fc.constantFrom<Actor>('plain', 'learnt', 'broken') },
)

const methods = fc.constantFrom(
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'Post', 'QUERY'],
  ...['PROPFIND', 'M-SEARCH', 'PURGE', 'FOO', ''],
)

const contentTypes = fc.constantFrom(
  ...[
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/JSON;charset="utf-8"',
    'application',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    '*/*',
    ';',
  ],
  ...['application/vnd.api+json', 'application/json, text/plain', 'application/json\t', 'text/json'],
)

const contentEncodings = fc.constantFrom(
  'gzip',
  'gzip-for-real',
  'br',
  'deflate',
  'identity',
  'unknown',
  'gzip, gzip',
)

const oddHeaders: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.constantFrom<[string, string][]>(
    ['X-Request-Id', '../../x'],
    ['X-Request-Id', 'x'.repeat(500)],
    ['Range', 'bytes=0-'],
    ['Range', 'bytes=-0'],
    ['Range', 'bytes=5-2,9-'],
    ['Range', 'bytes=99999999999999999999-'],
    ['If-None-Match', '*'],
    ['If-None-Match', 'W/"x", "y"'],
    ['If-Range', 'x'],
    ['If-Modified-Since', 'yesterday'],
    ['Accept', 'image/avif;q=NaN'],
    ['Accept-Encoding', 'gzip;q=0, *;q=0'],
    ['Accept-Encoding', 'br, zstd;q=1e9'],
    ['Accept-Encoding', 'gzip'],
    ['Accept-Encoding', ','.repeat(4000)],
    ['Accept-Language', 'x'.repeat(4000)],
    ['Host', ''],
    ['Host', 'a b'],
    ['Host', 'evil.example.com:99999'],
    ['Host', '[::1'],
    ['X-Forwarded-Host', 'evil.example.com'],
    ['X-Forwarded-Proto', 'gopher'],
    ['X-Forwarded-For', ', ,'],
    ['X-Forwarded-For', '::ffff:1.2.3.4, [2001:db8::1]:80'],
    ['X-Forwarded-For', '999.999.999.999'],
    ['X-Forwarded-For', '1:2:3:4:5:6:7:8:9%eth0'],
    ['X-Visitor-Address', '127.0.0.1'],
    ['Cookie', 'a=b; =; ;;; session=%zz'],
    ['Cookie', 'x'.repeat(9000)],
    ['Origin', 'null'],
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'none of them'],
    ['Expect', '100-continue'],
    ['Expect', '200-maybe'],
    ['Upgrade', 'websocket'],
    ['Upgrade', 'h2c'],
    ['Connection', 'close'],
    ['Connection', 'upgrade, keep-alive, x'],
    ['Transfer-Encoding', 'gzip'],
    ['TE', 'trailers'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Content-Range', 'bytes 0-5242879/12582912'],
    ['Content-Range', 'bytes */*'],
    ['X-Appwrite-ID', '../../x'],
    ['X-Appwrite-Project', 'other'],
    ['X-Big', 'x'.repeat(20_000)],
    ['X-Bytes', '\u00ff\u00fe'],
    ['X Y', '1'],
    ['X\0', '1'],
    ['X-Line', 'a\r\n b'],
  ),
  fc.tuple(
    fc.constantFrom('Range', 'If-None-Match', 'X-Appwrite-ID', 'Cookie', 'Content-Range', 'Idempotency-Key'),
    hostileText,
  ),
)

const suffixes = fc.constantFrom(
  '/',
  '//',
  '/.',
  '/..',
  '/%2e%2e',
  ';a=b',
  '%00',
  '%',
  '%zz',
  '%c3%28',
  '/x/y/z',
  '.json',
)
const rawQueries = fc.constantFrom(
  ...[
    '?',
    '&&&',
    '=',
    '%zz=%',
    '%',
    '%ff=%fe',
    'page=1&page=2',
    'page[]=1',
    'page[a]=1',
    'a=1;b=2',
    '#x',
    '?a=b',
  ],
  ...[
    'x'.repeat(7000),
    'a=1&'.repeat(1500),
    '__proto__=1&constructor=2',
    'limit=%00',
    'search=%u0041',
    '+=+',
  ],
)
const framings = fc.constantFrom<Framing>(
  'chunked',
  'too-short',
  'too-long',
  'both',
  'negative',
  'two-lengths',
)

/** Makes requests of every call of the document, and of the pages beside them. */
export function createSteps(document: ApiDocument): fc.Arbitrary<Step> {
  const valid = createValid(document)
  const calls = document.operations.map((operation) => ({
    weight: weightOf(operation),
    arbitrary: stepOf(operation),
  }))
  const pages = pagesOf(document).map((page) => ({ weight: 1, arbitrary: stepOf(page) }))
  return fc.oneof(...calls, ...pages)

  function stepOf(operation: Operation): fc.Arbitrary<Step> {
    return fc.record({
      operation: fc.constant(operation),
      method: usually(25, operation.method, methods),
      actor: actors,
      pick: fc.nat(10_000),
      named: usually(6, undefined, hostileText),
      suffix: usually(40, '', suffixes),
      query: queryOf(operation),
      rawQuery: usually(30, '', rawQueries),
      body: bodyOf(operation),
      contentType: usually(25, 'application/json', contentTypes),
      contentEncoding: usually(40, '', contentEncodings),
      headers: headersOf(operation),
      framing: usually(40, 'right' as const, framings),
    })
  }

  /** Those that the call knows, of few values so that some come twice, and odd ones. */
  function headersOf({ parameters, takesFile }: Operation): fc.Arbitrary<[string, string][]> {
    const odd = usually(5, [], fc.array(oddHeaders, { minLength: 1, maxLength: 3 }))
    // An upload says its own.
    const own = takesFile ? [] : parameters.filter((parameter) => parameter.in === 'header')
    if (own.length === 0) return odd
    const each = own.map(({ name }) => fc.tuple(fc.constant(name), fc.nat(9).map(String)))
    const known = usually(3, [], fc.array(fc.oneof(...each), { minLength: 1, maxLength: 1 }))
    return fc.tuple(known, odd).map((both) => both.flat())
  }

  function queryOf({ parameters }: Operation): fc.Arbitrary<[string, string][]> {
    const ofQuery = parameters.filter((parameter) => parameter.in === 'query')
    const each = ofQuery.map(({ name, schema }) => {
      const right = valid(schema.type === 'array' ? document.resolve(schema.items) : schema, name)
      return fc.tuple(fc.constant(name), fc.oneof({ weight: 5, arbitrary: right.map(String) }, hostileText))
    })
    if (each.length === 0) return fc.constant([])
    return fc.array(fc.oneof(...each), { maxLength: 4 })
  }

  function bodyOf({ method, body, takesFile }: Operation): fc.Arbitrary<StepBody> {
    const none = fc.constant<StepBody>({ kind: 'none' })
    const bytes = hostileBody.map<StepBody>((bytes) => ({ kind: 'bytes', bytes }))
    if (takesFile) {
      const upload = uploads.map<StepBody>((upload) => ({ kind: 'upload', upload }))
      return fc.oneof({ weight: 12, arbitrary: upload }, none, bytes)
    }
    if (!body)
      return method === 'GET'
        ? usually(40, { kind: 'none' } as const, bytes)
        : usually(8, { kind: 'none' } as const, bytes)
    return fc.oneof(
      { weight: 10, arbitrary: json(body, fc.constant([])) },
      { weight: 8, arbitrary: json(body, changes) },
      { weight: 1, arbitrary: hostileValue.map<StepBody>((value) => ({ kind: 'json', value, changes: [] })) },
      { weight: 2, arbitrary: bytes },
      { weight: 1, arbitrary: none },
    )
  }

  function json(schema: Json, changes: fc.Arbitrary<Change[]>): fc.Arbitrary<StepBody> {
    return fc.record({ kind: fc.constant('json' as const), value: valid(schema), changes })
  }
}

const change: fc.Arbitrary<Change> = fc.record(
  { at: fc.nat(60), value: hostileValue },
  { requiredKeys: ['at'] },
)
const changes = fc.array(change, { minLength: 1, maxLength: 3 })

/** Requests that create something, as their schemas have it: files first, which others name. */
export function createPlanting(document: ApiDocument): fc.Arbitrary<Step> {
  const valid = createValid(document)
  const creating = document.operations.filter(
    ({ method, path, body, takesFile }) =>
      method === 'POST' && !path.includes('{') && !path.startsWith('/api/auth') && (body || takesFile),
  )
  const upload: Upload = {
    file: 0,
    name: 'house.png',
    fileId: 'unique()',
    form: 'right',
    range: undefined,
    uploadId: undefined,
  }
  return fc.oneof(
    ...creating.map((operation) =>
      fc.record<Step>({
        operation: fc.constant(operation),
        method: fc.constant(operation.method),
        actor: fc.constant('owner'),
        pick: fc.nat(10_000),
        named: fc.constant(undefined),
        suffix: fc.constant(''),
        query: fc.constant([]),
        rawQuery: fc.constant(''),
        body: operation.takesFile
          ? fc.nat(3).map((file) => ({ kind: 'upload', upload: { ...upload, file } }))
          : valid(operation.body).map((value) => ({ kind: 'json', value, changes: [] })),
        contentType: fc.constant('application/json'),
        contentEncoding: fc.constant(''),
        headers: fc.constant([]),
        framing: fc.constant('right'),
      }),
    ),
  )
}

/** What takes long is asked seldom: a backup is a process of its own. */
function weightOf({ method, path }: Operation): number {
  if (path === '/api/backups' && method === 'POST') return 1
  return path === '/api/auth/login' ? 20 : 40
}
