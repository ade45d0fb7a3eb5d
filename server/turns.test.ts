import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { createLanes, createQueue, createTurns } from './turns.ts'

function watched() {
  let running = 0
  const seen = { most: 0 }
  const task = async () => {
    seen.most = Math.max(seen.most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running--
  }
  return { seen, task }
}

it('a queue runs at most so many tasks at once, and goes on after one that fails', async () => {
  const { seen, task } = watched()
  const run = createQueue(2)
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await Promise.all(Array.from({ length: 20 }, () => run(task)))
  expect(seen.most).toBe(2)
})

it('what can wait starts where nothing else runs, one at a time', async () => {
  const { run, runLater } = createLanes(2)
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(name)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all([
    run(task('a')),
    runLater(task('later 1')),
    runLater(task('later 2')),
    run(task('b')),
    run(task('c')),
  ])
  expect(order).toEqual(['a', 'b', 'c', 'later 1', 'later 2'])
  const { seen, task: watch } = watched()
  await Promise.all(Array.from({ length: 5 }, () => runLater(watch)))
  expect(seen.most).toBe(1)
})

/** A task that runs until it is told to end. */
function heldTask(order: string[], name: string) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const task = async () => {
    order.push(name)
    await ended
  }
  return { task, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('what comes in does not wait for all that is asked for, nor the other way round', async () => {
  const { runArrived, run } = createLanes(2)
  const order: string[] = []
  const asked = ['asked 1', 'asked 2', 'asked 3'].map((name) => heldTask(order, name))
  const come = ['come 1', 'come 2', 'come 3'].map((name) => heldTask(order, name))
  const all = [...asked.map(({ task }) => run(task)), ...come.map(({ task }) => runArrived(task))]
  await settled()
  expect(order).toEqual(['asked 1', 'asked 2', 'come 1'])
  asked[0]?.end()
  await settled()
  expect(order.slice(3)).toEqual(['come 2'])
  asked[1]?.end()
  await settled()
  expect(order.slice(4)).toEqual(['asked 3'])
  come[0]?.end()
  await settled()
  expect(order.slice(5)).toEqual(['come 3'])
  for (const { end } of [...asked, ...come]) end()
  await Promise.all(all)
  expect(order).toHaveLength(6)
})

it('what nobody waits for any more never starts, and leaves nothing at its signal', async () => {
  const run = createQueue(1)
  const order: string[] = []
  const first = heldTask(order, 'first')
  const running = run(first.task)
  const leaver = new AbortController()
  const stayer = new AbortController()
  const left = run(heldTask(order, 'left').task, leaver.signal)
  const stayed = run(async () => void order.push('stayed'), stayer.signal)
  expect(getEventListeners(stayer.signal, 'abort')).toHaveLength(1)
  leaver.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(run(async () => void order.push('late'), leaver.signal)).rejects.toThrow('gone')
  first.end()
  await Promise.all([running, stayed])
  expect(order).toEqual(['first', 'stayed'])
  for (const { signal } of [leaver, stayer]) expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('one that is asked for beyond those that may wait is refused', async () => {
  const { run, runArrived } = createLanes(1, { mostWaiting: 2, refusal: () => new Error('too many') })
  const order: string[] = []
  const held = heldTask(order, 'held')
  const leaver = new AbortController()
  const waiting = [run(held.task), run(async () => {}, leaver.signal), run(async () => {})]
  await expect(run(async () => {})).rejects.toThrow('too many')
  await runArrived(async () => {})
  leaver.abort(new Error('gone'))
  const again = run(async () => {})
  held.end()
  expect((await Promise.allSettled([...waiting, again])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})

it('the tasks of one id take turns, those of others do not wait', async () => {
  const [one, all] = [watched(), watched()]
  const turns = createTurns()
  const both = async () => void (await Promise.all([one.task(), all.task()]))
  await Promise.all([
    ...Array.from({ length: 5 }, () => turns('a', both)),
    turns('b', all.task),
    turns('c', all.task),
  ])
  expect(one.seen.most).toBe(1)
  expect(all.seen.most).toBe(3)
})
