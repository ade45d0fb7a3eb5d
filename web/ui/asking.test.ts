import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Asking } from './asking.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Asks with answers that come when they are told to. */
function asking() {
  const asked = new Map<string, PromiseWithResolvers<string>>()
  const told: string[] = []
  const about = new Asking<string>({
    fewest: 2,
    ask: (q) => {
      const answer = Promise.withResolvers<string>()
      asked.set(q, answer)
      return answer.promise
    },
    onFound: (found, q) => told.push(`${q}: ${found}`),
    onFailed: (error, q) => told.push(`${q}: ${error}`),
    onTooLittle: () => told.push('too little'),
  })
  return { about, asked, told, answer: async (q: string) => asked.get(q)?.resolve('found') }
}

it('asks once the typing rests, from the second letter on', async () => {
  const { about, asked, told, answer } = asking()
  about.about('v')
  await vi.runAllTimersAsync()
  expect([...asked.keys()]).toEqual([])
  for (const typed of ['vi', 'vil', ' villa ']) about.about(typed)
  await vi.runAllTimersAsync()
  expect([...asked.keys()]).toEqual(['villa'])
  await answer('villa')
  await vi.runAllTimersAsync()
  expect(told).toEqual(['too little', 'villa: found'])
})

it('never tells of a late answer, or a late failure, over what was asked since', async () => {
  const { about, asked, told, answer } = asking()
  for (const typed of ['court', 'courty', 'courtyard']) {
    about.about(typed)
    await vi.runAllTimersAsync()
  }
  await answer('courtyard')
  await answer('court')
  asked.get('courty')?.reject('No connection')
  await vi.runAllTimersAsync()
  expect(told).toEqual(['courtyard: found'])
})

it('tells nothing once it was stopped, and of the failure where no answer comes', async () => {
  const { about, asked, told, answer } = asking()
  about.about('court')
  await vi.runAllTimersAsync()
  about.stop()
  await answer('court')
  await vi.runAllTimersAsync()
  expect(told).toEqual([])
  about.about('villa')
  await vi.runAllTimersAsync()
  asked.get('villa')?.reject('No connection')
  await vi.runAllTimersAsync()
  expect(told).toEqual(['villa: No connection'])
})
