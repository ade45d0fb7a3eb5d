import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/start-server.ts'
import { type Api, apiOf } from './api.ts'
import { type Canary, openCanary } from './canary.ts'
import { createFiles } from './files.ts'
import { fillEverything } from './fill.ts'
import { knownValues } from './known-values.ts'
import { svgFiles } from './payloads/vectors.ts'
import { payloads } from './payloads.ts'

/** What only this test says: whatever is logged of it is a finding. */
const secret = 'marigold-under-the-stairs'
const login = { email: 'quiet@example.com', password: `${secret}-password` }

let directory: string
let product: TestServer
let canary: Canary
let api: Api
let token: string
const answers: string[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plinth-quiet-'))
  canary = await openCanary()
  product = await startServer({
    DATA_DIR: directory,
    LOG_LEVEL: 'trace',
    ENQUIRIES_PER_10_MINUTES: '100000',
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  })
  token = (await apiOf(product.url).call('POST', '/api/auth/login', login)).body.token
  const plain = apiOf(product.url, token)
  api = {
    async call(method, path, body) {
      const response = await plain.call(method, path, body)
      if (response.status >= 400) answers.push(JSON.stringify(response.body))
      return response
    },
  }
})
afterAll(async () => {
  await product.stop()
  canary.close()
  await rm(directory, { recursive: true, force: true })
})

it('the server fetches nothing of what it is told, in no text and no drawing', async () => {
  const files = createFiles(product.url, token)
  const addresses = [
    { family: 'address', text: `${canary.url}/a` },
    ...payloads(canary.url).filter(({ text }) => text.includes(canary.url)),
    { family: 'person', text: `${secret}, 98765 43210` },
  ]
  const known = await knownValues(api, files, login.password)
  const fields = await fillEverything(api, addresses, { rounds: 1, known })
  expect(fields.filter(({ taken }) => taken.size > 0).length).toBeGreaterThan(70)
  const asking = svgFiles(canary.url).filter((text) => text.includes(canary.url))
  for (const [index, text] of asking.entries()) {
    const id = await files.upload(`drawing-${index}.svg`, new TextEncoder().encode(text))
    if (!id) continue
    const address = `${product.url}/v1/storage/buckets/media/files/${id}/preview?width=320&output=webp&project=portfolio`
    await (await fetch(address)).arrayBuffer()
  }
  expect(canary.asked).toEqual([])
})

it('no log holds a password, a token or what somebody wrote of themselves', async () => {
  const wrong = apiOf(product.url, `${token}x`)
  for (const [method, path, body] of [
    ['POST', '/api/auth/login', { ...login, password: `${secret}-wrong` }],
    ['POST', '/api/auth/password/forgotten', { email: `${secret}@example.com` }],
    ['POST', '/api/auth/password/reset', { token: secret, newPassword: secret, confirmPassword: secret }],
    ['POST', '/api/auth/invitations/opened', { token: secret }],
    ['PUT', '/api/auth/password', { currentPassword: secret, newPassword: secret, confirmPassword: secret }],
    ['GET', `/api/enquiries?search=${secret}`, undefined],
    ['GET', `/api/designs?search=${secret}`, undefined],
    ['GET', `/api/people?email=${secret}@example.com`, undefined],
    ['GET', `/admin/reset?token=${secret}`, undefined],
  ] as const)
    for (const caller of [api, wrong])
      expect((await caller.call(method, path, body)).status).toBeLessThan(500)
  await expect.poll(() => product.printed().split('\n').length).toBeGreaterThan(60)
  // A moment and an id may have the digits of a telephone number.
  const logged = product.printed().replace(/"time":\d+|[0-9a-f]{24}/g, '')
  for (const told of [secret, token, login.email, 'asha@example.com', '98765'])
    expect(logged).not.toContain(told)
})

it('nobody writes a line of the log', async () => {
  const forged = '{"level":50,"msg":"forged"}'
  const told = await fetch(`${product.url}/api/${encodeURIComponent(`a\n${forged}\r\n`)}`, {
    headers: { 'user-agent': forged, 'x-request-id': 'a%0a{"level":50}' },
  })
  expect(told.status).toBe(404)
  await expect.poll(() => product.printed()).toContain('forged')
  const lines = product
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.slice(0, -1).map((line) => JSON.parse(line).msg)).not.toContain('forged')
})

it('no refusal tells of files, of the database or of the code', () => {
  expect(answers.length).toBeGreaterThan(10)
  for (const answer of answers) {
    expect(answer).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d|SQLITE|select |insert into/i)
    expect(answer).not.toContain(directory)
  }
})
