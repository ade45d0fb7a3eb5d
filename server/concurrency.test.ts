import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { heldTask, settled, watched } from '#test/held-task.ts'
import { createLimit, createLocks } from './concurrency.ts'

it('a limit runs at most so many tasks at once, and goes on after one that fails', async () => {
  const { seen, task } = watched()
  const limit = createLimit(2)
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await Promise.all(Array.from({ length: 20 }, () => limit(task)))
  expect(seen.most).toBe(2)
})

it('a task whose signal is aborted while it waits never starts, and leaves no listener at the signal', async () => {
  const limit = createLimit(1)
  const order: string[] = []
  const first = heldTask(order, 'first')
  const running = limit(first.task)
  const leaver = new AbortController()
  const stayer = new AbortController()
  const left = limit(heldTask(order, 'left').task, leaver.signal)
  const stayed = limit(async () => void order.push('stayed'), stayer.signal)
  expect(getEventListeners(stayer.signal, 'abort')).toHaveLength(1)
  leaver.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(limit(async () => void order.push('late'), leaver.signal)).rejects.toThrow('gone')
  first.end()
  await Promise.all([running, stayed])
  expect(order).toEqual(['first', 'stayed'])
  for (const { signal } of [leaver, stayer]) expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('a task whose signal is aborted while it runs keeps its slot until it ends', async () => {
  const limit = createLimit(1)
  const order: string[] = []
  const first = heldTask(order, 'first')
  const leaver = new AbortController()
  const running = limit(first.task, leaver.signal)
  const next = limit(async () => void order.push('next'))
  leaver.abort(new Error('gone'))
  await settled()
  expect(order).toEqual(['first'])
  first.end()
  await Promise.all([running, next])
  expect(order).toEqual(['first', 'next'])
})

it('the tasks of one key run one after another, those of others do not wait', async () => {
  const [one, all] = [watched(), watched()]
  const withLock = createLocks()
  const both = async () => void (await Promise.all([one.task(), all.task()]))
  await Promise.all([
    ...Array.from({ length: 5 }, () => withLock('a', both)),
    withLock('b', all.task),
    withLock('c', all.task),
  ])
  expect(one.seen.most).toBe(1)
  expect(all.seen.most).toBe(3)
})
