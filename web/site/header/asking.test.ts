import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Suggestion } from '#contract/suggestion.ts'
import { Asking } from './asking.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const suggestionOf = (text: string): Suggestion => ({
  ...{ kind: 'tag', text, of: null, count: 1, path: `/gallery?tag=${text}` },
})

/** Asks with answers that come when they are told to. */
function asking() {
  const asked = new Map<string, PromiseWithResolvers<Suggestion[]>>()
  const shown: string[][] = []
  const about = new Asking(
    (q) => {
      const answer = Promise.withResolvers<Suggestion[]>()
      asked.set(q, answer)
      return answer.promise
    },
    (suggestions) => shown.push(suggestions.map(({ text }) => text)),
  )
  return { about, asked, shown, answer: async (q: string) => asked.get(q)?.resolve([suggestionOf(q)]) }
}

it('asks once the typing rests, from the second letter on', async () => {
  const { about, asked, shown, answer } = asking()
  about.about('v')
  await vi.runAllTimersAsync()
  expect([...asked.keys()]).toEqual([])
  for (const typed of ['vi', 'vil', ' villa ']) about.about(typed)
  await vi.runAllTimersAsync()
  expect([...asked.keys()]).toEqual(['villa'])
  await answer('villa')
  await vi.runAllTimersAsync()
  expect(shown).toEqual([[], ['villa']])
})

it('never shows a late answer over what was asked since', async () => {
  const { about, shown, answer } = asking()
  about.about('court')
  await vi.runAllTimersAsync()
  about.about('courtyard')
  await vi.runAllTimersAsync()
  await answer('courtyard')
  await answer('court')
  await vi.runAllTimersAsync()
  expect(shown).toEqual([['courtyard']])
})

it('shows nothing once it was stopped, or where no answer comes', async () => {
  const { about, asked, shown, answer } = asking()
  about.about('court')
  await vi.runAllTimersAsync()
  about.stop()
  await answer('court')
  await vi.runAllTimersAsync()
  expect(shown).toEqual([])
  about.about('villa')
  await vi.runAllTimersAsync()
  asked.get('villa')?.reject(new Error('No connection'))
  await vi.runAllTimersAsync()
  expect(shown).toEqual([[]])
})
