import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPolling } from './polling.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that can be hidden and seen again, and what is read in it. */
function startOnPage(read: () => Promise<number>) {
  let isSeen = true
  let callBack = () => {}
  const values: number[] = []
  const reading = vi.fn(read)
  const stop = startPolling({
    read: reading,
    onRead: (value) => values.push(value),
    isFinal: (error) => error === 'signed out',
    page: {
      isSeen: () => isSeen,
      onSeen(given) {
        callBack = given
        return () => {
          callBack = () => {}
        }
      },
    },
  })
  return {
    values,
    reading,
    stop,
    hide() {
      isSeen = false
    },
    async show() {
      isSeen = true
      callBack()
      callBack()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('a seen page reads every half minute', async () => {
  let count = 0
  const page = startOnPage(async () => ++count)
  await seconds(29)
  expect(page.values).toEqual([])
  await seconds(61)
  expect(page.values).toEqual([1, 2, 3])
})

test('a hidden page reads nothing, and at once, and once, when it is seen again', async () => {
  const page = startOnPage(async () => 1)
  page.hide()
  await seconds(3600)
  expect(page.reading).not.toHaveBeenCalled()
  await page.show()
  expect(page.reading).toHaveBeenCalledTimes(1)
  await seconds(30)
  expect(page.reading).toHaveBeenCalledTimes(2)
})

test('what fails is asked for ever more slowly, until it answers again', async () => {
  let isDown = true
  const page = startOnPage(() => (isDown ? Promise.reject('down') : Promise.resolve(1)))
  await seconds(30)
  await seconds(60)
  await seconds(120)
  expect(page.reading).toHaveBeenCalledTimes(3)
  await seconds(239)
  expect(page.reading).toHaveBeenCalledTimes(3)
  await seconds(1)
  await seconds(300)
  await seconds(300)
  expect(page.reading).toHaveBeenCalledTimes(6)
  isDown = false
  await seconds(5)
  await page.show()
  await seconds(30)
  expect(page.values).toEqual([1, 1])
})

test('a session that has ended ends it', async () => {
  const page = startOnPage(() => Promise.reject('signed out'))
  await seconds(30)
  await page.show()
  await seconds(3600)
  expect(page.reading).toHaveBeenCalledTimes(1)
})

test('after its end nothing is read or told any more', async () => {
  let response = (_value: number) => {}
  const page = startOnPage(
    () =>
      new Promise((resolve) => {
        response = resolve
      }),
  )
  await seconds(30)
  page.stop()
  response(1)
  await seconds(3600)
  await page.show()
  expect(page.reading).toHaveBeenCalledTimes(1)
  expect(page.values).toEqual([])
})
