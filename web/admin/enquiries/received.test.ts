import { expect, test } from 'vitest'
import { periodOf, periodsOf } from './received.ts'

const on = (today: string) =>
  Object.fromEntries(periodsOf(today).map(({ label, from, to }) => [label, [from, to]]))

test('weeks begin on Monday, and months have their own length', () => {
  expect(on('2026-11-27')).toEqual({
    Today: ['2026-11-27', '2026-11-27'],
    Yesterday: ['2026-11-26', '2026-11-26'],
    'This week': ['2026-11-23', '2026-11-29'],
    'Last week': ['2026-11-16', '2026-11-22'],
    'This month': ['2026-11-01', '2026-11-30'],
    'Last month': ['2026-10-01', '2026-10-31'],
  })
})

test.each([
  ['2028-03-01', 'Last month', ['2028-02-01', '2028-02-29']],
  ['2027-01-01', 'Last month', ['2026-12-01', '2026-12-31']],
  ['2027-01-01', 'This week', ['2026-12-28', '2027-01-03']],
  ['2027-01-31', 'This month', ['2027-01-01', '2027-01-31']],
  ['2026-11-29', 'This week', ['2026-11-23', '2026-11-29']],
  ['2026-11-30', 'This week', ['2026-11-30', '2026-12-06']],
])('as of %s, %s is %j', (today, label, days) => {
  expect(on(today)[label]).toEqual(days)
})

test.each(['2026-06-01', '2027-02-01', '2026-11-30', '2026-11-29'])(
  'as of %s, every period is known again by its days',
  (today) => {
    for (const period of periodsOf(today)) expect(periodOf(period, today)).toEqual(period)
  },
)

test('other days are no period', () => {
  expect(periodOf({ from: '2026-11-02', to: '2026-11-03' }, '2026-11-27')).toBeUndefined()
  expect(periodOf({ from: '2026-11-01' }, '2026-11-27')).toBeUndefined()
  expect(periodOf({}, '2026-11-27')).toBeUndefined()
})
