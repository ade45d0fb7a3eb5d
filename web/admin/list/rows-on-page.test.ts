import { afterEach, expect, test, vi } from 'vitest'
import { rememberRows, rowsOnPage } from './rows-on-page.ts'

afterEach(() => void vi.unstubAllGlobals())

const at = (search: string) => rowsOnPage(new URLSearchParams(search))

/** A browser's store, empty. */
function openStore() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  return stored
}

test.each([
  ['', 25],
  ['rows=50', 50],
  ['rows=100', 100],
  ['rows=1000', 25],
  ['rows=', 25],
])('a list at "%s" has %i rows on a page', (search, count) => {
  openStore()
  expect(at(search)).toBe(count)
})

test('what was chosen last holds for lists whose address says nothing', () => {
  openStore()
  rememberRows('100')
  expect([at(''), at('rows=25'), rowsOnPage(new URLSearchParams(), '50')]).toEqual([100, 25, 100])
})

test('a list may have a standard of its own', () => {
  openStore()
  expect(rowsOnPage(new URLSearchParams(), '50')).toBe(50)
})

test('what else a browser has stored under that name, or nothing at all, is the standard', () => {
  openStore().set('rows-on-page', '1e9')
  expect(at('')).toBe(25)
  vi.stubGlobal('localStorage', undefined)
  rememberRows('50')
  expect(at('')).toBe(25)
})
