import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createApi, type Unanswered } from '#web/api/request.ts'
import { keepUnanswered } from './unanswered-calls.ts'

const shared = await import('#web/api/request.ts')
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  const before = shared.unanswered.calls
  onTestFinished(() => {
    vi.unstubAllGlobals()
    shared.unanswered.calls = before
  })
})

/** A page that is loaded anew in the same tab, whose calls come to these ends. */
function page(...outcomes: (number | null)[]) {
  const names: (string | null)[] = []
  shared.unanswered.calls = new Map() as Unanswered
  keepUnanswered()
  const send = async (_path: string, init?: RequestInit) => {
    names.push(new Headers(init?.headers).get('Idempotency-Key'))
    const status = outcomes.shift()
    if (!status) throw new TypeError('fetch failed')
    return Response.json({}, { status })
  }
  const api = createApi(send, { token: () => 'a-token', unanswered: shared.unanswered })
  return { api, names }
}

it('what was sent and not answered has its name again once the page was loaded anew, until it is answered', async () => {
  const lost = page(null)
  await lost.api.post('/api/services', { title: 'Plans' }).catch(() => {})
  const anew = page(201, 201)
  await anew.api.post('/api/services', { title: 'Plans' })
  await anew.api.post('/api/services', { title: 'Plans' })
  expect(lost.names[0]).toBeTruthy()
  expect([anew.names[0] === lost.names[0], anew.names[1] === lost.names[0]]).toEqual([true, false])
  expect(stored.size).toBe(0)
})

it('a call is noted before it is sent: its page may end before any answer', () => {
  const { api, names } = page()
  api.post('/api/services', { title: 'Plans' }).catch(() => {})
  expect(stored.get('unanswered')).toContain('Plans')
  expect(stored.get('unanswered')).toContain(names[0])
})

it('one that was refused is forgotten, and one that was lost before is not', async () => {
  const refused = page(400)
  await refused.api.post('/api/services', { title: '' }).catch(() => {})
  expect(stored.size).toBe(0)
  const lost = page(null, 401, 201)
  for (const _ of lost.names.concat(null, null, null))
    await lost.api.post('/api/services', { title: 'Plans' }).catch(() => {})
  expect(new Set(lost.names).size).toBe(1)
  expect(stored.size).toBe(0)
})

it('what says a password is kept nowhere, nor what somebody wrote there', async () => {
  const { api } = page(null)
  await api.post('/api/auth/admins', { password: 'a fine password' }).catch(() => {})
  expect(stored.size).toBe(0)
  for (const text of ['{', '{}', '[["a"],[1,2],"b",null]']) {
    stored.set('unanswered', text)
    expect(() => page()).not.toThrow()
  }
})

it('of much that was lost the last is kept, as far as there is room', async () => {
  const { api } = page(null, null, null)
  for (const title of ['a', 'b', 'c'])
    await api.post('/api/services', { title: title.repeat(200_000) }).catch(() => {})
  expect(stored.get('unanswered')?.length).toBeLessThan(500_000)
  expect(stored.get('unanswered')).toMatch(/b{200}.*c{200}/)
  expect(stored.get('unanswered')).not.toMatch(/a{200}/)
})
