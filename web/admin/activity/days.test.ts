import { expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { daysOf } from './days.ts'
import { peopleOf } from './people.ts'

function row(_id: string, at: string, account: Activity['account']): Activity {
  const subject = { _id: 'd', name: 'Villa', exists: true }
  return { _id, at, account, action: 'updated', kind: 'design', subject, changes: [] }
}

const meera = { _id: 'm', name: 'Meera' }
const gone = { _id: 'g', name: 'Ravi' }
const rows = [
  row('3', '2026-11-21T18:30:00.000Z', meera),
  row('2', '2026-11-21T18:29:59.000Z', gone),
  row('1', '2026-11-20T18:30:00.000Z', meera),
]

test('rows are read day by day in India', () => {
  expect(daysOf(rows).map(({ day, rows }) => [day, rows.map(({ _id }) => _id)])).toEqual([
    ['22 Nov 2026', ['3']],
    ['21 Nov 2026', ['2', '1']],
  ])
})

test('the record is narrowed to administrators, the website, and who is gone but on the page', () => {
  const admins = [{ _id: 'm', name: 'Meera Iyer', email: 'meera@example.com' }]
  expect(peopleOf(admins, rows)).toEqual([
    { id: 'm', name: 'Meera Iyer' },
    { id: 'website', name: 'Website' },
    { id: 'g', name: 'Ravi' },
  ])
})
