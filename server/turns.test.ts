import { expect, it } from 'vitest'
import { createQueue, createTurns } from './turns.ts'

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
