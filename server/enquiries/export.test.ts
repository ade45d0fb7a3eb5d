import readSheets from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { createdDesign, enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { noFollowUp } from './columns.ts'

const known = ['Name', 'Email', 'Phone', 'Location', 'Requirement', 'Status', 'Date', 'Design']
const header = [...known, 'Plot', 'Shortlist', 'Reference', 'Search', 'Page', 'Follow-up']
const many = 1203

onEachDatabase('The export of enquiries', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const send = (fields: Record<string, unknown>) => app.post('/api/enquiries', enquiryFields(fields), '')
  const download = (query: string) =>
    app.request(`/api/enquiries/export${query}`, {
      headers: { authorization: `Bearer ${app.adminToken}` },
    })
  const csv = async (query = '') => rowsOf(await (await download(`?format=csv${query}`)).text())
  const sheet = async (query = '') => cellsOf(await (await download(query)).arrayBuffer())

  it('of none is a header alone', async () => {
    expect(await csv()).toEqual([header])
    expect(await sheet()).toEqual([header])
  })

  it('has a row for an enquiry, with the day in India', async () => {
    const { body } = await send({})
    await app.put(`/api/enquiries/${body._id}`, { followUpOn: '2026-11-30' })
    await app.dependencies.db.updateTable('enquiry').set({ createdAt: '2026-11-20T19:30:00.000Z' }).execute()
    const { name, email, phone, requirement, reference } = body
    const row = [
      name,
      email,
      phone,
      'Mysuru, Karnataka',
      requirement,
      'New',
      '21 Nov 2026',
      '',
      '',
      '',
      reference,
      '',
      '',
      '30 Nov 2026',
    ]
    expect(await sheet('?format=excel')).toEqual([header, row])
    expect(await csv()).toEqual([header, row.with(2, `\u00a0${phone}`)])
    await app.delete(`/api/enquiries/${body._id}`)
  })

  it.each([
    ['+91-80-2525 4545', '\u00a0+91-80-2525 4545'],
    ['080-25254545', '\u00a0080-25254545'],
    ['(080) 2525 4545', '\u00a0(080) 2525 4545'],
    ['-9876543210', '\u00a0-9876543210'],
    ['12-03-2021', '\u00a012-03-2021'],
    ['919876543210', '\u00a0919876543210'],
    ['9876543210', '9876543210'],
    ['98765 43210', '98765 43210'],
  ])(
    'keeps the telephone number %s as it was typed, guarded where a spreadsheet would change it, and runs nothing',
    async (phone, cell) => {
      const { body } = await send({ phone })
      const [, row = []] = await csv()
      expect(row[2]).toBe(cell)
      expect((await sheet())[1]?.[2]).toBe(phone)
      await app.delete(`/api/enquiries/${body._id}`)
    },
  )

  it('says a plot as a person reads it', async () => {
    const { body } = await send({ plot: '30x40ft-e' })
    const [, row = []] = await csv()
    expect(row[header.indexOf('Plot')]).toBe('30 × 40 ft, facing east')
    await app.delete(`/api/enquiries/${body._id}`)
  })

  it('says what was sought, and the page from which it was sent', async () => {
    const { body } = await send({ search: '=3bhk पूर्व', page: '/gallery?search=3bhk' })
    const said = ([, row = []]: string[][]) => ['Search', 'Page'].map((name) => row[header.indexOf(name)])
    expect(said(await csv())).toEqual(["'=3bhk पूर्व", '/gallery?search=3bhk'])
    expect(said(await sheet())).toEqual(['=3bhk पूर्व', '/gallery?search=3bhk'])
    await app.delete(`/api/enquiries/${body._id}`)
  })

  it('is known to be UTF-8 by its first bytes', async () => {
    const bytes = new Uint8Array(await (await download('?format=csv')).arrayBuffer())
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 'N'.charCodeAt(0)])
  })

  it.each([
    ['contacted', 'Contacted'],
    ['resolved', 'Resolved'],
  ])('says %s as the screen does', async (status, label) => {
    const { body } = await send({})
    await app.put(`/api/enquiries/${body._id}`, { status })
    expect([(await csv())[1]?.[5], (await sheet())[1]?.[5]]).toEqual([label, label])
    await app.delete(`/api/enquiries/${body._id}`)
  })

  it('says what was asked about, also of a design that is gone', async () => {
    const design = await createdDesign(app)
    const { body } = await send({ designId: design._id })
    await app.delete(`/api/designs/${design._id}`)
    for (const rows of [await csv(), await sheet()])
      expect(rows[1]?.[7]).toBe(`${design.code} ${design.title}`)
    await app.delete(`/api/enquiries/${body._id}`)
  })

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("https://evil.example";"x")',
    '-',
    '=cmd|" /C calc"!A0',
  ])('runs no formula: %s', async (formula) => {
    const { body } = await send({ name: formula, city: formula, requirement: formula })
    const [, [name, , , location, requirement] = []] = await csv()
    expect([name, requirement]).toEqual([`'${formula}`, `'${formula}`])
    expect(location).toBe(`'${formula}, Karnataka`)
    const [, cells = []] = await sheet()
    expect([cells[0], cells[4]]).toEqual([formula, formula])
    await app.delete(`/api/enquiries/${body._id}`)
  })

  it.each(['a\r=1+1', 'a\n=1+1', 'a\r\n=1+1', 'a,"b",c', 'a\t=1+1', '"', '₹ ಮನೆ 🏠', ';=1+1'])(
    'keeps %j in its cell',
    async (requirement) => {
      const { body } = await send({ requirement })
      expect((await csv())[1]?.[4]).toBe(requirement)
      await app.delete(`/api/enquiries/${body._id}`)
    },
  )

  it('can be read whatever characters a visitor sends', async () => {
    const odd = 'a\u0001\u0008\u000b\u001b\u007f\u0085\ufffe\uffffb'
    const { body } = await send({ name: odd, requirement: `${odd} <b>&;]]>_x000D_` })
    const [, cells = []] = await sheet()
    expect(cells[0]).toMatch(/^a.*b$/)
    expect(cells[4]).toMatch(/^a.*b <b>&;]]>_x000D_$/)
    await app.delete(`/api/enquiries/${body._id}`)
  })

  it('is a file to download, named after the day, that nothing keeps', async () => {
    for (const [query, extension, type] of [
      ['', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['?format=excel', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['?format=xlsx', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['?format=csv', 'csv', 'text/csv; charset=utf-8'],
    ]) {
      const { headers, body } = await download(query ?? '')
      await body?.cancel()
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="enquiries-\\d{4}-\\d{2}-\\d{2}\\.${extension}"$`),
      )
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it.each(['format=pdf', 'format=', 'format=CSV', 'status=open', 'format=csv&status='])(
    'refuses ?%s',
    async (query) => {
      expectError(await app.get(`/api/enquiries/export?${query}`), 400)
    },
  )

  it('has every row once, newest first, however many batches they fill, also after one was broken off', async () => {
    await insertMany(app)
    const expected = Array.from({ length: many }, (_, index) => `Visitor ${many - index}`)
    for (const rows of [await csv(), await sheet()])
      expect(rows.slice(1).map(([name]) => name)).toEqual(expected)
    const resolved = expected.filter((name) => Number(name.slice(8)) % 2 === 0)
    for (const format of ['csv', 'xlsx']) {
      const reader = (await download(`?format=${format}`)).body?.getReader()
      await reader?.read()
      await reader?.cancel()
    }
    for (const rows of [await csv('&status=resolved'), await sheet('?status=resolved')])
      expect(rows.slice(1).map(([name]) => name)).toEqual(resolved)
  })
})

async function insertMany(app: TestApp): Promise<void> {
  const rows = Array.from({ length: many }, (_, index) => ({
    ...enquiryFields({ name: `Visitor ${index + 1}` }),
    id: (index + 1).toString(16).padStart(24, '0'),
    number: 1000 + index,
    nameKey: '',
    status: index % 2 ? ('resolved' as const) : ('new' as const),
    designId: null,
    about: null,
    contentKey: null,
    phoneKey: '919876543210',
    followUpKey: noFollowUp,
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
  }))
  for (let from = 0; from < many; from += 401)
    await app.dependencies.db
      .insertInto('enquiry')
      .values(rows.slice(from, from + 401))
      .execute()
}

/** The cells of the first sheet; each must be text. */
async function cellsOf(file: ArrayBuffer): Promise<string[][]> {
  const [sheet] = await readSheets(Buffer.from(file))
  // The reader tells an empty text as null.
  const rows = (sheet?.data ?? []).map((cells) => cells.map((cell) => cell ?? ''))
  expect(rows.flat().filter((cell) => typeof cell !== 'string')).toEqual([])
  return rows as string[][]
}

/** A strict reading of CSV: outside quotes every line break, a lone carriage return too, ends a row. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',' && end !== '') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}
