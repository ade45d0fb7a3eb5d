import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const economy = { name: 'Economy', from: 1600, to: 1900 }
const premium = { name: 'Premium', from: 2600, to: 3200.5 }

onEachDatabase('What building costs', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const save = (buildRates: unknown, more = {}) => app.put('/api/settings', { buildRates, ...more })
  const read = async () => (await app.visit('/api/settings')).body.data.buildRates

  it('is not said before the firm sets rates', async () => {
    expect(await read()).toEqual({ asOf: null, excludes: '', rates: [] })
  })

  it('is told to everybody, and each part of it is changed by itself, the list of rates as one', async () => {
    const whole = { asOf: '2026-11-01', excludes: 'land', rates: [economy, premium] }
    expect((await save(whole)).body.buildRates).toEqual(whole)
    expect((await save({ rates: [premium] })).body.buildRates).toEqual({ ...whole, rates: [premium] })
    expect((await save({ asOf: null })).body.buildRates).toEqual({ ...whole, asOf: null, rates: [premium] })
    expect(await read()).toEqual({ ...whole, asOf: null, rates: [premium] })
    expect((await save({ rates: [] })).body.buildRates.rates).toEqual([])
  })

  it('is in the record of changes, and restored by an earlier version', async () => {
    await save({ asOf: '2026-10-01', excludes: 'Before', rates: [economy] })
    await save({ asOf: '2026-11-01', excludes: 'After', rates: [economy, premium] })
    const [change] = (await app.get('/api/activity?kind=settings')).body.data
    expect(change.changes).toEqual([
      { field: 'buildRates.asOf' },
      { field: 'buildRates.excludes' },
      { field: 'buildRates.rates' },
    ])
    const [version] = (await app.get('/api/settings/versions')).body.data
    const { body } = await app.post(`/api/settings/versions/${version._id}/restore`)
    expect(body.buildRates).toEqual({ asOf: '2026-10-01', excludes: 'Before', rates: [economy] })
  })

  it.each<[string, object, string, string]>([
    ['no name', { rates: [{ ...economy, name: ' ' }] }, 'rates.0.name', 'Finish is required'],
    [
      'a long name',
      { rates: [{ ...economy, name: 'x'.repeat(41) }] },
      'rates.0.name',
      'Finish must be at most 40 characters',
    ],
    [
      'a name twice',
      { rates: [economy, { ...premium, name: 'ECONOMY ' }] },
      'rates.1.name',
      'This finish stands there already',
    ],
    [
      'more than it takes at least at most',
      { rates: [{ ...economy, to: 1500 }] },
      'rates.0.to',
      'The most must not be less than the least',
    ],
    [
      'nothing a square foot',
      { rates: [{ ...economy, from: 0 }] },
      'rates.0.from',
      'The least must be greater than 0, and at most 1000000',
    ],
    [
      'a fortune a square foot',
      { rates: [{ ...economy, to: 1_000_001 }] },
      'rates.0.to',
      'The most must be greater than 0, and at most 1000000',
    ],
    ['a text', { rates: [{ ...economy, from: '1600' }] }, 'rates.0.from', 'The least must be a number'],
    ['no most', { rates: [{ name: 'Economy', from: 1600 }] }, 'rates.0.to', 'The most is required'],
    ['a rate that is none', { rates: [5] }, 'rates.0', 'A rate must be an object'],
    ['no list', { rates: economy }, 'rates', 'Rates must be a list'],
    [
      'a seventh finish',
      { rates: Array.from({ length: 7 }, (_, index) => ({ ...economy, name: `Finish ${index}` })) },
      'rates',
      'At most 6 finishes are allowed',
    ],
    ['a day that is none', { asOf: '2026-02-30' }, 'asOf', 'Date must be a day like 2026-11-21'],
    [
      'a long text',
      { excludes: 'x'.repeat(301) },
      'excludes',
      'What is left out must be at most 300 characters',
    ],
  ])('refuses %s, and keeps nothing of it', async (_what, change, field, message) => {
    const before = await read()
    expectInvalid(await save(change, { address: 'half saved' }), `buildRates.${field}`, message)
    expect(await read()).toEqual(before)
  })

  it.each([null, 'rates', 7])('refuses %j in its place', async (buildRates) => {
    expectError(await save(buildRates), 400)
  })
})
