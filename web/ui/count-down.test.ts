import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDown } from './count-down.ts'

interface Focused {
  matches(selector: string): boolean
}

let page: EventTarget & { hidden: boolean; activeElement: Focused | null }
let toast: EventTarget & { contains(other: unknown): boolean }
const button = { matches: () => true }
/** What a finger has touched: the focus is not shown there. */
const touched = { matches: () => false }
const end = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false, activeElement: null })
  toast = Object.assign(new EventTarget(), {
    contains: (other: unknown) => other === button || other === touched,
  })
  vi.stubGlobal('document', page)
  end.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => countDown(toast as never, 10_000, end)
const pointer = (type: string, pointerType: string) =>
  toast.dispatchEvent(Object.assign(new Event(type), { pointerType }))

async function focus(element: Focused | null) {
  page.activeElement = element
  toast.dispatchEvent(new Event(element ? 'focusin' : 'focusout'))
  await Promise.resolve()
}

test('ends after its time, once', () => {
  start()
  vi.advanceTimersByTime(9999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledOnce()
})

test('stands still under the mouse, with the focus on it and while the page is not seen', async () => {
  start()
  vi.advanceTimersByTime(4000)
  pointer('pointerenter', 'mouse')
  vi.advanceTimersByTime(60_000)
  await focus(button)
  pointer('pointerleave', 'mouse')
  vi.advanceTimersByTime(60_000)
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  await focus(null)
  vi.advanceTimersByTime(60_000)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(5999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})

test('goes on under a finger, which leaves no trace where it was lifted but the focus, and is called off', async () => {
  const stop = start()
  pointer('pointerenter', 'touch')
  await focus(touched)
  vi.advanceTimersByTime(9999)
  expect(vi.getTimerCount()).toBe(1)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
})
