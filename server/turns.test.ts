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
