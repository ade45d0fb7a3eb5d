import { expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { peopleOf } from './filters.tsx'

test('the record is narrowed to administrators, the website, and former accounts on the page', () => {
  const rows = [rowOf({ _id: 'm', name: 'Meera' }), rowOf({ _id: 'g', name: 'Ravi' })]
  const updatedAt = '2026-11-21T18:30:00.000Z'
  const role = 'owner' as const
  const admins = [
    { _id: 'm', name: 'Meera Iyer', email: 'meera@example.com', role, secondFactor: false, updatedAt },
  ]
  expect(peopleOf(admins, rows)).toEqual([
    { id: 'm', name: 'Meera Iyer' },
    { id: 'website', name: 'Website' },
    { id: 'g', name: 'Ravi' },
  ])
})

function rowOf(account: Activity['account']): Activity {
  const subject = { _id: 'd', name: 'Villa', exists: true }
  const at = '2026-11-21T18:30:00.000Z'
  return { _id: account._id, at, account, action: 'updated', kind: 'design', subject, changes: [] }
}
