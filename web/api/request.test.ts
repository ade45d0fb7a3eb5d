import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { createApi } from './request.ts'
import { changeShortlist } from './shortlists.ts'

/** A server that answers with the given statuses in turn, and what it was asked. */
function serving(...answers: Response[]) {
  const asked: Request[] = []
  const server = new Hono().all('*', (c) => {
    asked.push(c.req.raw)
    return answers[Math.min(asked.length, answers.length) - 1] ?? c.json({})
  })
  const pauses: number[] = []
  const api = createApi((path, init) => server.request(path, init), {
    token: () => 'a-token',
    wait: async (milliseconds) => pauses.push(milliseconds),
  })
  return { api, asked, pauses }
}

const busy = () => Response.json({ message: 'Too many' }, { status: 429 })

describe('the API client', () => {
  it('sends JSON with the stored token', async () => {
    const { api, asked } = serving(Response.json({ _id: '1' }))
    expect(await api.post('/api/services', { title: 'Plans' })).toEqual({ _id: '1' })
    const request = asked[0] as Request
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(request.headers.get('authorization')).toBe('Bearer a-token')
    expect(request.credentials).toBe('include')
    expect(await request.json()).toEqual({ title: 'Plans' })
  })

  it('lets the browser carry a change of ordinary size to its end though the page is left', async () => {
    const { api, asked } = serving()
    await api.put('/api/services/order', { ids: ['1', '2'] })
    await api.put('/api/settings', { aboutUs: 'x'.repeat(70_000) })
    await api.get('/api/services')
    expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, false, false])
  })

  it('appends simple values as query parameters, and nothing else', async () => {
    const { api, asked } = serving(Response.json({}))
    const query = {
      page: 2,
      featured: true,
      tag: ['brick', 'modern'],
      none: undefined,
      gone: null,
      object: {},
    }
    await api.get('/api/designs?sort=title', query)
    expect(new URL((asked[0] as Request).url).search).toBe(
      '?sort=title&page=2&featured=true&tag=brick&tag=modern',
    )
  })

  it('tries again after a 429: after two seconds, then after four', async () => {
    const { api, asked, pauses } = serving(busy(), busy(), Response.json({ ok: true }))
    expect(await api.get('/api/designs')).toEqual({ ok: true })
    expect([asked.length, pauses]).toEqual([3, [2000, 4000]])
  })

  it.each(['too-many-requests', 'whatever-a-proxy-says', 429, null])(
    'tries again after a 429 whose code is %s',
    async (code) => {
      const refused = () => Response.json({ code, message: 'Too many' }, { status: 429 })
      const { api, asked } = serving(refused(), Response.json({ ok: true }))
      expect(await api.put('/api/designs/1', {})).toEqual({ ok: true })
      expect(asked).toHaveLength(2)
    },
  )

  it('gives up after the third attempt', async () => {
    const { api, asked, pauses } = serving(busy(), busy(), busy(), busy())
    await expect(api.get('/api/designs')).rejects.toMatchObject({ status: 429, message: 'Too many' })
    expect([asked.length, pauses]).toEqual([3, [2000, 4000]])
  })

  it.each([400, 401, 404, 500, 503])('throws a %i at once', async (status) => {
    const { api, asked } = serving(Response.json({ message: 'No' }, { status }))
    await expect(api.get('/api/designs')).rejects.toMatchObject({ status, message: 'No' })
    expect(asked).toHaveLength(1)
  })

  it('says the status where an answer has no message, and the field messages where it has', async () => {
    const plain = serving(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(plain.api.get('/')).rejects.toThrow('HTTP error! status: 502')
    const errors = { title: 'Title is required' }
    const invalid = serving(Response.json({ message: 'Title is required', errors }, { status: 400 }))
    await expect(invalid.api.get('/')).rejects.toMatchObject({ fields: errors })
  })

  it('names what makes something as before where nobody knows whether it was done, and of visitors what they say on a shortlist alone', async () => {
    const names: (string | null)[] = []
    const outcomes = [null, 503, 429, 201, 201]
    const send = async (_path: string, init?: RequestInit) => {
      names.push(new Headers(init?.headers).get('Idempotency-Key'))
      const status = outcomes.shift()
      if (!status) throw new TypeError('fetch failed')
      return Response.json({}, { status })
    }
    const api = createApi(send, { token: () => 'a-token', wait: async () => {} })
    await expect(api.post('/api/services', { title: 'Plans' })).rejects.toThrow()
    await expect(api.post('/api/services', { title: 'Plans' })).rejects.toThrow()
    await api.post('/api/services', { title: 'Plans' })
    await api.post('/api/services', { title: 'Plans' })
    const [lost, ...others] = names
    expect(lost).toBeTruthy()
    expect(others).toEqual([lost, lost, lost, expect.not.stringMatching(lost ?? '')])
    outcomes.push(201, 201, 200, 200)
    await createApi(send).post('/api/enquiries')
    await createApi(send).post('/api/shortlists')
    await api.put('/api/services/1')
    await changeShortlist(createApi(send), 'abc', { name: 'Ours' })
    expect(names.slice(5)).toEqual([null, null, null, null])

    const visitor = createApi(send)
    const say = () => changeShortlist(visitor, 'abc', { comment: 'Yes' })
    outcomes.push(null, 200, 200)
    await say().catch(() => {})
    await say()
    await say()
    const [unheard, again, anew] = names.slice(9)
    expect(unheard).toBeTruthy()
    expect([again === unheard, anew === unheard]).toEqual([true, false])
  })

  it('takes a deletion as done that finds nothing any more, where no answer came to it before', async () => {
    const outcomes = [404, null, 404, 404, 503, 404]
    const send = async () => {
      const status = outcomes.shift()
      if (!status) throw new TypeError('fetch failed')
      return Response.json({ message: 'Service not found' }, { status })
    }
    const api = createApi(send, { token: () => 'a-token' })
    const gone = { status: 404, message: 'Service not found' }
    await expect(api.delete('/api/services/1')).rejects.toMatchObject(gone)
    await expect(api.delete('/api/services/1')).rejects.toMatchObject({ status: 0 })
    await api.delete('/api/services/1')
    await expect(api.delete('/api/services/1')).rejects.toMatchObject(gone)
    await expect(api.delete('/api/services/1')).rejects.toMatchObject({ status: 503 })
    await expect(api.get('/api/services/1')).rejects.toMatchObject(gone)
    outcomes.push(404)
    await api.delete('/api/services/1')
  })

  it('says that it is unexpected where an answer cannot be read', async () => {
    const { api } = serving(new Response('<h1>Welcome</h1>'))
    await expect(api.get('/')).rejects.toMatchObject({ message: 'An unexpected error occurred' })
  })

  it('says so where no answer comes', async () => {
    const api = createApi(() => Promise.reject(new TypeError('fetch failed')))
    await expect(api.get('/')).rejects.toMatchObject({ status: 0, message: 'Server connection failed' })
  })

  it('downloads a file under the name that the server gives it', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="enquiries-2026-11-21.csv"' }
    const { api } = serving(new Response('Name', { headers }))
    const { blob, fileName } = await api.download('/api/enquiries/export')
    expect([await blob.text(), fileName]).toEqual(['Name', 'enquiries-2026-11-21.csv'])
  })

  it('sends a change that met an ended session once more after signing in again, with the new token', async () => {
    let token = 'old'
    const asked: Request[] = []
    const server = new Hono().all('*', (c) => {
      asked.push(c.req.raw)
      const isLive = c.req.header('authorization') === 'Bearer new'
      return isLive ? c.json({ _id: '1' }) : c.json({ code: 'session-ended', message: 'Any words' }, 401)
    })
    const signInAgain = vi.fn(async () => {
      token = 'new'
      return true
    })
    const api = createApi((path, init) => server.request(path, init), { token: () => token, signInAgain })
    expect(await api.put('/api/designs/1', { title: 'Villa' })).toEqual({ _id: '1' })
    expect(signInAgain).toHaveBeenCalledWith('old', false)
    expect(await (asked[1] as Request).json()).toEqual({ title: 'Villa' })
  })

  it('leaves a read, a sign-in and a change that nobody signs in for refused', async () => {
    const signInAgain = vi.fn(async () => false)
    const refused = (path: string) => {
      const code = path === '/api/auth/login' ? 'wrong-credentials' : 'session-ended'
      return Response.json({ code, message: 'Any words' }, { status: 401 })
    }
    const api = createApi(async (path) => refused(path), { token: () => 'old', signInAgain })
    await expect(api.get('/api/designs')).rejects.toMatchObject({ status: 401 })
    await expect(api.post('/api/auth/login')).rejects.toMatchObject({ status: 401 })
    expect(signInAgain).not.toHaveBeenCalled()
    await expect(api.put('/api/auth/profile')).rejects.toMatchObject({ status: 401 })
    expect(signInAgain).toHaveBeenCalledWith('old', true)
  })
})
