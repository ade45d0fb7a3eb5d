import { expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { daysOf } from './day.tsx'

function row(_id: string, at: string): Activity {
  const account = { _id: 'm', name: 'Meera' }
  const subject = { _id: 'd', name: 'Villa', exists: true }
  return { _id, at, account, action: 'updated', kind: 'design', subject, changes: [] }
}

test('rows are read day by day in India', () => {
  const rows = [
    row('3', '2026-11-21T18:30:00.000Z'),
    row('2', '2026-11-21T18:29:59.000Z'),
    row('1', '2026-11-20T18:30:00.000Z'),
  ]
  expect(daysOf(rows).map(({ day, rows }) => [day, rows.map(({ _id }) => _id)])).toEqual([
    ['22 Nov 2026', ['3']],
    ['21 Nov 2026', ['2', '1']],
  ])
})
