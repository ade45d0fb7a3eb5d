import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { sharedWork } from './shared-work.ts'

/** Work that ends when it is told to, or when its signal says so. */
function workToEnd() {
  const begun: { signal: AbortSignal; end(): void }[] = []
  const begin = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      begun.push({ signal, end: resolve })
    })
  return { begun, begin }
}

it('is done once for all who ask, and goes on while one of them waits', async () => {
  const work = sharedWork()
  const { begun, begin } = workToEnd()
  const leaver = new AbortController()
  const stayer = new AbortController()
  const left = work.wait('a', begin, leaver.signal)
  const stayed = work.wait('a', begin, stayer.signal)
  leaver.abort()
  await expect(left).rejects.toMatchObject({ status: 499 })
  expect([begun.length, begun[0]?.signal.aborted]).toEqual([1, false])
  begun[0]?.end()
  await stayed
  expect(work.isUnderWay('a')).toBe(false)
  for (const { signal } of [leaver, stayer]) expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('ends when the last has left; who asks after that does not wait for what is being ended', async () => {
  const work = sharedWork()
  const { begun, begin } = workToEnd()
  const leavers = [new AbortController(), new AbortController()]
  const waits = leavers.map(({ signal }) => work.wait('a', begin, signal))
  for (const leaver of leavers) leaver.abort()
  const outcomes = Promise.allSettled(waits)
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([true])
  const again = work.wait('a', begin)
  begun[1]?.end()
  await again
  await expect(work.wait('a', begin, leavers[0]?.signal)).rejects.toMatchObject({ status: 499 })
  expect(begun).toHaveLength(2)
})

it('ends altogether, with the reason for it', async () => {
  const work = sharedWork()
  const { begin } = workToEnd()
  const waits = ['a', 'b'].map((key) => work.wait(key, begin, new AbortController().signal))
  work.end(new Error('stopping'))
  for (const wait of waits) await expect(wait).rejects.toThrow('stopping')
})
