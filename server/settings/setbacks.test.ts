import { afterAll, beforeAll, expect, it } from 'vitest'
import { setbacksDefaults } from '#contract/setbacks.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const row = { upTo: null, front: 2, back: 1, left: 1, right: 1, coverage: null, far: null }
const small = { ...row, upTo: 120, front: 1 }

onEachDatabase('The table of setbacks', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const save = (setbacks: unknown, more = {}) => app.put('/api/settings', { setbacks, ...more })
  const read = async () => (await app.visit('/api/settings')).body.data.setbacks

  it('is a guide with its source while the firm has none of its own', async () => {
    expect(await read()).toEqual(setbacksDefaults)
    expect(setbacksDefaults.source).toMatch(/\S/)
  })

  it('is replaced whole, and its source by itself', async () => {
    const { source } = setbacksDefaults
    expect((await save({ rows: [small, row] })).body.setbacks).toEqual({ rows: [small, row], source })
    expect((await save({ source: 'Bye-laws of Kochi' })).body.setbacks).toEqual({
      rows: [small, row],
      source: 'Bye-laws of Kochi',
    })
    const limited = { ...row, coverage: 60, far: 1.75 }
    await save({ rows: [limited] })
    expect(await read()).toEqual({ rows: [limited], source: 'Bye-laws of Kochi' })
  })

  it('takes a line without coverage and floor-area ratio', async () => {
    const { coverage, far, ...plain } = row
    expect((await save({ rows: [plain] })).body.setbacks.rows).toEqual([row])
  })

  it('is in the record of changes, and restored by an earlier version', async () => {
    await save({ rows: [row], source: 'Before' })
    await save({ rows: [small, row], source: 'After' })
    const [change] = (await app.get('/api/activity?kind=settings')).body.data
    expect(change.changes).toEqual([{ field: 'setbacks.rows' }, { field: 'setbacks.source' }])
    const [version] = (await app.get('/api/settings/versions')).body.data
    const { body } = await app.post(`/api/settings/versions/${version._id}/restore`)
    expect(body.setbacks).toEqual({ rows: [row], source: 'Before' })
  })

  it.each<[string, unknown, string, string]>([
    ['no line', [], 'setbacks.rows', 'The table of setbacks needs a line'],
    ['no list', 'rows', 'setbacks.rows', 'Setbacks must be a list of lines'],
    ['too many lines', Array(21).fill(row), 'setbacks.rows', 'At most 20 lines are allowed'],
    ['a line that is none', [5], 'setbacks.rows.0', 'A line of the setbacks must be an object'],
    ['an end in the last line', [small], 'setbacks.rows.0.upTo', 'The last line holds for all larger plots'],
    [
      'no end before the last line',
      [row, row],
      'setbacks.rows.0.upTo',
      'Lines must go from small to large plots',
    ],
    [
      'lines in no order',
      [{ ...small, upTo: 200 }, small, row],
      'setbacks.rows.1.upTo',
      'Lines must go from small to large plots',
    ],
    [
      'the same end twice',
      [small, small, row],
      'setbacks.rows.1.upTo',
      'Lines must go from small to large plots',
    ],
    ['a negative setback', [{ ...row, front: -1 }], 'setbacks.rows.0.front', 'Front must be from 0 to 100'],
    ['a huge setback', [{ ...row, left: 101 }], 'setbacks.rows.0.left', 'Left must be from 0 to 100'],
    ['a text', [{ ...row, back: '2' }], 'setbacks.rows.0.back', 'Back must be a number'],
    ['nothing', [{ ...row, right: null }], 'setbacks.rows.0.right', 'Right must be a number'],
    [
      'a plot of no size',
      [{ ...small, upTo: 0 }, row],
      'setbacks.rows.0.upTo',
      'Plot size must be greater than 0, and at most 1000000',
    ],
    [
      'no coverage at all',
      [{ ...row, coverage: 0 }],
      'setbacks.rows.0.coverage',
      'Coverage must be greater than 0, and at most 100',
    ],
    [
      'more than all',
      [{ ...row, coverage: 101 }],
      'setbacks.rows.0.coverage',
      'Coverage must be greater than 0, and at most 100',
    ],
    [
      'a negative ratio',
      [{ ...row, far: -1 }],
      'setbacks.rows.0.far',
      'Floor-area ratio must be greater than 0, and at most 50',
    ],
  ])('refuses %s, and keeps nothing of it', async (_what, rows, field, message) => {
    const before = await read()
    expectInvalid(await save({ rows }, { address: 'half saved' }), field, message)
    expect(await read()).toEqual(before)
  })

  it.each([null, 'setbacks', 7])('refuses %j in its place', async (setbacks) => {
    expectError(await save(setbacks), 400)
  })
})
