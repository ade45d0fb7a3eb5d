import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { createdDesign, enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Finding enquiries', (open) => {
  let app: TestApp
  let design: { _id: string; code: string }
  beforeAll(async () => {
    app = await startApp(await open())
    design = await createdDesign(app)
    await arrive('Asha Rao', '2026-11-01T18:29:59.999Z', { email: 'asha.rao@example.com' })
    await arrive('émile Ólafsson', '2026-11-01T18:30:00.000Z', {
      phone: '0821 242 1234',
      email: 'emile@paris.example',
      city: 'Pondichéry',
      state: 'Puducherry',
    })
    await arrive('ravi shah', '2026-11-10T05:00:00.000Z', {
      phone: '(044) 2811-7788',
      state: 'Kerala',
      city: 'Kochi',
      requirement: 'A 30x40 plan; 50% open to the sky, snake_case * and “quotes”.',
      designId: design._id,
    })
    await arrive('Zoë Khan', '2026-11-20T18:30:00.000Z', {
      phone: '+44 20 7946 0958',
      state: 'Outside India',
    })
  })
  afterAll(() => app.stop())

  async function arrive(name: string, createdAt: string, fields: Record<string, unknown> = {}) {
    const { body } = await app.post('/api/enquiries', enquiryFields({ name, ...asked, ...fields }))
    await app.dependencies.db.updateTable('enquiry').set({ createdAt }).where('id', '=', body._id).execute()
  }
  const asked = { email: 'someone@mail.example', requirement: 'A courtyard house.' }

  async function found(query: Record<string, string>): Promise<string[]> {
    const { status, body } = await app.get(`/api/enquiries?${new URLSearchParams(query)}`)
    expect([query, status, body.message]).toEqual([query, 200, undefined])
    expect(body.pagination.total).toBe(body.data.length)
    const names = body.data.map(({ name }: { name: string }) => name.split(' ')[0])
    expect((await exported(query)).sort()).toEqual([...names].sort())
    return names
  }

  async function exported({ sort, ...query }: Record<string, string>): Promise<string[]> {
    const { status, body } = await app.get(
      `/api/enquiries/export?${new URLSearchParams({ ...query, format: 'csv' })}`,
    )
    expect(status).toBe(200)
    const lines: string[] = body.trim().split('\n').slice(1)
    return lines.map((line) => line.replace(/^"/, '').split(/[ ,]/)[0] ?? '')
  }

  it.each([
    ['asha', ['Asha']],
    ['RAO ash', ['Asha']],
    ['asha shah', []],
    ['emile', ['émile']],
    ['Ólaf', ['émile']],
    ['asha.rao@example.com', ['Asha']],
    ['paris', ['émile']],
    ['mailto:asha.rao@example.com', ['Asha']],
    ['pondichery', ['émile']],
    ['kerala', ['ravi']],
    ['courtyard', ['Zoë', 'émile', 'Asha']],
    ['30x40', ['ravi']],
    ['(30x', ['ravi']],
    ['x40', []],
    ['50%', ['ravi']],
    ['%', ['ravi']],
    ['_', ['ravi']],
    ['*', ['ravi']],
    ['“quotes”', ['ravi']],
    ['', ['Zoë', 'ravi', 'émile', 'Asha']],
    ['  ', ['Zoë', 'ravi', 'émile', 'Asha']],
  ])('a search for %j finds %j', async (search, names) => {
    expect(await found({ search })).toEqual(names)
  })

  it.each([
    ['9876543210', ['Asha']],
    ['+91 98765 43210', ['Asha']],
    ['+919876543210', ['Asha']],
    ['91 9876543210', ['Asha']],
    ['098765-43210', ['Asha']],
    ['0091 98765', ['Asha']],
    ['tel:+919876543210', ['Asha']],
    ['43210', ['Asha']],
    ['765 432', ['Asha']],
    ['asha +91 98765', ['Asha']],
    ['98765 43210 asha', ['Asha']],
    ['08212421234', ['émile']],
    ['+91 821 2421234', ['émile']],
    ['2811 7788', ['ravi']],
    ['44 28117788', ['ravi']],
    ['+442079460958', ['Zoë']],
    ['7946 0958', ['Zoë']],
    ['98765 43211', []],
    ['21', []],
    ['+91 98765 43210 kerala', []],
  ])('a search for %j finds a telephone number in any spelling: %j', async (search, names) => {
    expect(await found({ search })).toEqual(names)
  })

  it('counts each status under the filters, whichever of them is asked for', async () => {
    const countsUnder = async (query: Record<string, string>) =>
      (await app.get(`/api/enquiries/count-by-status?${new URLSearchParams(query)}`)).body.data
    const { _id } = (await app.get('/api/enquiries?state=Kerala')).body.data[0]
    await app.put(`/api/enquiries/${_id}`, { status: 'contacted' })
    expect(await countsUnder({})).toEqual({ new: 3, contacted: 1, resolved: 0 })
    expect(await countsUnder({ search: 'kerala', status: 'new' })).toEqual({
      new: 0,
      contacted: 1,
      resolved: 0,
    })
    expect(await countsUnder({ search: 'courtyard' })).toEqual({ new: 3, contacted: 0, resolved: 0 })
    expect(await countsUnder({ search: '-' })).toEqual({ new: 0, contacted: 0, resolved: 0 })
    expect(await countsUnder({ from: '2026-11-03', to: '2026-11-10' })).toEqual({
      new: 0,
      contacted: 1,
      resolved: 0,
    })
    expectError(await app.get('/api/enquiries/count-by-status?from=yesterday'), 400)
    await app.put(`/api/enquiries/${_id}`, { status: 'new' })
  })

  it('tells how often the numbers of a page of the list wrote, without its ids', async () => {
    await arrive('Ravi again', '2026-11-10T06:00:00.000Z', { phone: '+91 44 2811 7788', state: 'Goa' })
    const countsOf = async (query: string) => (await app.get(`/api/enquiries/same-phone?${query}`)).body.data
    const ids = async (query: string) =>
      (await app.get(`/api/enquiries?${query}`)).body.data.map(({ _id }: { _id: string }) => _id)
    for (const query of [
      'sort=name&page=2&limit=2',
      'state=Kerala',
      'search=courtyard&limit=1',
      'state=Nowhere',
    ])
      expect((await countsOf(query)).map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
        (await ids(query)).toSorted(),
      )
    const [ravi] = await ids('state=Goa')
    expect(await countsOf('state=Goa')).toEqual([{ _id: ravi, count: expect.any(Number) }])
    await app.delete(`/api/enquiries/${ravi}`)
  })

  it('finds what came from the number of one of them, however it was written', async () => {
    await arrive('Ravi again', '2026-11-10T06:00:00.000Z', { phone: '+91 44 2811 7788', state: 'Goa' })
    const [{ _id }] = (await app.get('/api/enquiries?state=Goa')).body.data
    expect(await found({ samePhoneAs: _id })).toEqual(['Ravi', 'ravi'])
    expect(await found({ samePhoneAs: _id.toUpperCase(), state: 'Kerala' })).toEqual(['ravi'])
    expect(await found({ samePhoneAs: '', state: 'Goa' })).toEqual(['Ravi'])
    for (const unknown of ['f'.repeat(24), 'nobody'])
      expect(await found({ samePhoneAs: unknown })).toEqual([])
    await app.delete(`/api/enquiries/${_id}`)
    expect(await found({ samePhoneAs: _id })).toEqual([])
  })

  it('a search for the code of the design finds it, also when the design is gone', async () => {
    const gone = await createdDesign(app)
    await arrive('Vidya Nair', '2026-01-01T00:00:00.000Z', { designId: gone._id })
    expect(await found({ search: gone.code.toLowerCase() })).toEqual(['Vidya'])
    await app.delete(`/api/designs/${gone._id}`)
    expect(await found({ search: gone.code })).toEqual(['Vidya'])
    const [vidya] = (await app.get('/api/enquiries?search=vidya')).body.data
    await app.delete(`/api/enquiries/${vidya._id}`)
    expect(await found({ search: 'vidya' })).toEqual([])
  })

  it('a search finds the code of a design or a sample without its dashes too, and what only looks like one', async () => {
    const other = await createdDesign(app)
    const [sample] = (await app.visit('/api/samples')).body.data
    await arrive('Meera Nair', '2026-01-02T00:00:00.000Z', {
      designId: other._id,
      email: 'mee1985@mail.example',
    })
    await arrive('Nila Nair', '2026-01-01T00:00:00.000Z', { designId: sample._id, city: 'Thrissur' })
    const plain = (code: string) => code.replaceAll('-', '').toLowerCase()
    expect(await found({ search: plain(other.code) })).toEqual(['Meera'])
    expect(await found({ search: `nair ${plain(other.code)}` })).toEqual(['Meera'])
    expect(await found({ search: plain(sample.code) })).toEqual(['Nila'])
    expect(await found({ search: 'mee1985' })).toEqual(['Meera'])
    for (const { _id } of (await app.get('/api/enquiries?search=nair')).body.data)
      await app.delete(`/api/enquiries/${_id}`)
  })

  it.each([
    `'; drop table enquiry; --`,
    '"',
    '""',
    "'",
    "''",
    '\\',
    '(',
    ')))',
    'NEAR(',
    '^:!&|<->',
    '-',
    'OR',
    '\u0000',
    '\ue000x',
    '🏠',
    '+++(((',
    '1'.repeat(200),
    '9 '.repeat(100),
    'ಮ'.repeat(200),
  ])('a search for %j breaks nothing', async (search) => {
    expect(await found({ search })).toEqual([])
  })

  it('filters by state, by design and by the days in India', async () => {
    expect(await found({ state: 'Kerala' })).toEqual(['ravi'])
    expect(await found({ state: ' kERALA ' })).toEqual(['ravi'])
    expect(await found({ state: "Ker'%" })).toEqual([])
    expect(await found({ design: design._id.toUpperCase() })).toEqual(['ravi'])
    expect(await found({ design: design.code.toLowerCase() })).toEqual(['ravi'])
    expect(await found({ design: 'ARC-1' })).toEqual([])
    expect(await found({ from: '2026-11-01', to: '2026-11-01' })).toEqual(['Asha'])
    expect(await found({ from: '2026-11-02' })).toEqual(['Zoë', 'ravi', 'émile'])
    expect(await found({ to: '2026-11-20' })).toEqual(['ravi', 'émile', 'Asha'])
    expect(await found({ from: '2026-11-03', to: '2026-11-02' })).toEqual([])
    expect(await found({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(4)
    expect(await found({ state: '', design: '', search: '' })).toHaveLength(4)
  })

  it('sorts by when they came in, or by name whatever its case and accents', async () => {
    expect(await found({ sort: 'newest' })).toEqual(['Zoë', 'ravi', 'émile', 'Asha'])
    expect(await found({ sort: 'oldest' })).toEqual(['Asha', 'émile', 'ravi', 'Zoë'])
    expect(await found({ sort: 'name' })).toEqual(['Asha', 'émile', 'ravi', 'Zoë'])
    expect(await found({ sort: 'oldest', search: 'courtyard' })).toEqual(['Asha', 'émile', 'Zoë'])
    expect(await found({ sort: 'name', search: 'courtyard' })).toEqual(['Asha', 'émile', 'Zoë'])
  })

  it('takes every filter together', async () => {
    const all = { search: 'plan', state: 'Kerala', design: design.code, from: '2026-11-10', to: '2026-11-10' }
    expect(await found({ ...all, status: 'new', sort: 'name' })).toEqual(['ravi'])
    expect(await found({ ...all, status: 'resolved' })).toEqual([])
  })
})

onEachDatabase('The list of enquiries', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
      const { body } = await app.post('/api/enquiries', enquiryFields({ name }), '')
      if (name === 'Second' || name === 'Fourth')
        await app.put(`/api/enquiries/${body._id}`, { status: 'contacted' })
    }
  })
  afterAll(() => app.stop())

  const names = async (query: string) => {
    const { body } = await app.get(`/api/enquiries${query}`)
    return [body.data.map(({ name }: { name: string }) => name), body.pagination]
  }

  it('is newest first, in pages', async () => {
    expect(await names('')).toEqual([
      ['Fifth', 'Fourth', 'Third', 'Second', 'First'],
      { page: 1, limit: 100, total: 5, pages: 1 },
    ])
    expect(await names('?page=2&limit=2&unknown=1')).toEqual([
      ['Third', 'Second'],
      { page: 2, limit: 2, total: 5, pages: 3 },
    ])
    expect(await names('?page=4&limit=2')).toEqual([[], { page: 4, limit: 2, total: 5, pages: 3 }])
  })

  it('holds one status where it is asked to', async () => {
    expect(await names('?status=contacted')).toEqual([
      ['Fourth', 'Second'],
      { page: 1, limit: 100, total: 2, pages: 1 },
    ])
    expect(await names('?status=resolved')).toEqual([[], { page: 1, limit: 100, total: 0, pages: 0 }])
  })

  it.each([
    'status=open',
    'status=',
    'status=NEW',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=',
    'limit=0',
    'limit=ten',
    'sort=',
    'sort=city',
    'sort=Name',
    'from=',
    'from=yesterday',
    'from=2026-02-30',
    'to=21-11-2026',
    'to=2026-11-21T00:00:00Z',
    `search=${'x'.repeat(201)}`,
  ])('refuses ?%s', async (query) => {
    expectError(await app.get(`/api/enquiries?${query}`), 400)
  })

  it('cuts a limit above the most, and has pages without an end', async () => {
    for (const limit of ['501', '100000', '9'.repeat(12), '9'.repeat(400)])
      expect((await app.get(`/api/enquiries?limit=${limit}`)).body.pagination).toMatchObject({
        limit: 500,
        total: 5,
      })
    for (const page of ['1000000', '9'.repeat(12), '9'.repeat(400)])
      expect((await app.get(`/api/enquiries?page=${page}&limit=500`)).body).toMatchObject({
        success: true,
        data: [],
      })
  })
})
