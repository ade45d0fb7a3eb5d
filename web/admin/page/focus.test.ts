import { afterEach, expect, test, vi } from 'vitest'
import { rescueFocus } from './focus.ts'

const body = { matches: () => false }
const target = { focus: vi.fn() }

function rescuedFrom(activeElement: { matches: (selector: string) => boolean }) {
  vi.useFakeTimers()
  vi.stubGlobal('document', { activeElement, body, getElementById: () => null })
  target.focus.mockClear()
  rescueFocus(() => target as unknown as HTMLElement)
  vi.runAllTimers()
  return target.focus.mock.calls.length > 0
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the focus is taken elsewhere where what had it is gone or disabled, though the page is not drawn again yet', () => {
  expect(rescuedFrom(body)).toBe(true)
  expect(rescuedFrom({ matches: (selector) => selector === ':disabled' })).toBe(true)
})

test('the focus stays where it is otherwise', () => {
  expect(rescuedFrom({ matches: () => false })).toBe(false)
})
