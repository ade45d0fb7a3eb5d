import { expect, onTestFinished, test, vi } from 'vitest'
import { unreachable } from '#web/api/api-error.ts'
import { failuresOf, runEach, runInStages, summaryOf } from './run-each.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

test('every row is changed, four at a time, and one that fails stops no other', async () => {
  let underWay = 0
  let most = 0
  const steps: number[] = []
  const outcome = await runEach(
    rows,
    async (row) => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve))
      underWay -= 1
      if (row === 'b') throw new Error('Gone already')
    },
    (finished) => steps.push(finished),
  )
  expect(most).toBe(4)
  expect(steps).toEqual([1, 2, 3, 4, 5, 6])
  expect(outcome.done.toSorted()).toEqual(['a', 'c', 'd', 'e', 'f'])
  expect(summaryOf(outcome, 'deleted')).toBe('5 deleted, 1 failed')
  expect(failuresOf(outcome, (row) => `Villa ${row}`)).toEqual([
    { row: 'b', name: 'Villa b', reason: 'Gone already' },
  ])
})

test('leaving the site is asked about while several rows are being changed, and then no more', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const asked: boolean[] = []
  const change = async () => {
    asked.push(isAsked())
  }
  await runEach(['a', 'b'], change)
  expect([...asked, isAsked()]).toEqual([true, true, false])
  await runInStages(
    ['a', 'b'],
    (row) => (row === 'a' ? 0 : 1),
    change,
    () => {},
  )
  expect([...asked.slice(2), isAsked()]).toEqual([true, true, false])
  // One call reaches the server though the page is left.
  await runEach(['a'], change)
  expect(asked.slice(4)).toEqual([false])
})

test('a row that the server was not reached for says so in the words of every other failure', () => {
  const failed = [{ row: 'a', error: unreachable() }]
  expect(failuresOf({ done: [], failed }, (row) => row)).toMatchObject([
    { reason: 'Server connection failed' },
  ])
})

test('rows of a lower stage are changed before any of a higher one', async () => {
  const order: string[] = []
  const steps: number[] = []
  const { failed } = await runInStages(
    rows,
    (row) => (row < 'c' ? 1 : 0),
    async (row) => {
      order.push(row)
      if (row === 'f') throw new Error('Gone already')
    },
    (finished) => steps.push(finished),
  )
  expect(order.slice(4).toSorted()).toEqual(['a', 'b'])
  expect(steps).toEqual([1, 2, 3, 4, 5, 6])
  expect(failed).toMatchObject([{ row: 'f' }])
})

test('a summary says only what happened', () => {
  expect(summaryOf({ done: rows, failed: [] }, 'featured')).toBe('6 featured')
  expect(summaryOf({ done: [], failed: [{ row: 'a', error: null }] }, 'featured')).toBe('1 failed')
})
