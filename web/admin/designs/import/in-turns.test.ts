import { expect, it, onTestFinished, vi } from 'vitest'
import { inTurns } from './in-turns.ts'

it('few are made at once, many in turns that end soon, and no more once they are called off', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => {
    vi.useRealTimers()
    clock.mockRestore()
  })
  function* slow(count: number, milliseconds: number) {
    for (let made = 0; made < count; made++) {
      now += milliseconds
      yield made
    }
  }

  const few = vi.fn()
  inTurns(slow(3, 1), few)
  expect(few).toHaveBeenCalledWith([0, 1, 2])

  const many = vi.fn()
  inTurns(slow(20, 5), many)
  expect([now, many.mock.calls]).toEqual([18, []])
  vi.runAllTimers()
  expect(many.mock.lastCall?.[0]).toHaveLength(20)

  const none = vi.fn()
  inTurns(slow(20, 5), none)()
  vi.runAllTimers()
  expect(none).not.toHaveBeenCalled()
})
