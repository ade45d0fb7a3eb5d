import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from './draft-store.ts'
import { draftWriter } from './draft-writer.ts'

const scope = { account: 'asha', form: 'design/new' }
const draft = (title: string): Draft => ({
  values: { title },
  over: { title: '' },
  version: null,
  at: '2026-11-21T08:30:00.000Z',
  files: {},
  filesOver: {},
})

let stored: Map<string, string>
const titles = () => [...stored.values()].map((text) => JSON.parse(text).values.title)

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft is saved once the typing rests', () => {
  const writer = draftWriter(scope)
  writer.note(draft('V'))
  writer.note(draft('Villa'))
  expect(titles()).toEqual([])
  vi.runAllTimers()
  expect(titles()).toEqual(['Villa'])
})

test('the last draft is saved when the page goes, and deleted when nothing is unsaved', () => {
  const writer = draftWriter(scope)
  writer.note(draft('Villa'))
  writer.flush()
  expect(titles()).toEqual(['Villa'])
  writer.note(null)
  expect(titles()).toEqual([])
})

test('two opened forms of one design have a draft each', () => {
  const [one, other] = [draftWriter(scope), draftWriter(scope)]
  one.note(draft('Here'))
  other.note(draft('There'))
  vi.runAllTimers()
  expect(titles()).toEqual(['Here', 'There'])
  one.note(null)
  expect(titles()).toEqual(['There'])
})

test('a draft that was set aside stays while typing goes on', () => {
  const writer = draftWriter(scope)
  writer.setAside(draft('Mine'))
  writer.note(draft('Theirs, edited'))
  vi.runAllTimers()
  expect(titles()).toEqual(['Mine', 'Theirs, edited'])
  writer.note(null)
  expect(titles()).toEqual(['Mine'])
})

test('a browser that refuses says so', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem() {},
  })
  const writer = draftWriter(scope)
  writer.note(draft('Villa'))
  expect(writer.isSaved).toBe(true)
  vi.runAllTimers()
  expect(writer.isSaved).toBe(false)
})
