import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from './draft-store.ts'
import { draftWriter } from './draft-writer.ts'

const place = { account: 'asha', form: 'design/new' }
const draft = (title: string): Draft => ({
  values: { title },
  over: { title: '' },
  version: null,
  at: '2026-11-21T08:30:00.000Z',
  files: {},
})

let kept: Map<string, string>
const titles = () => [...kept.values()].map((text) => JSON.parse(text).values.title)

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is typed is kept once the typing rests', () => {
  const writer = draftWriter(place)
  writer.note(draft('V'))
  writer.note(draft('Villa'))
  expect(titles()).toEqual([])
  vi.runAllTimers()
  expect(titles()).toEqual(['Villa'])
})

test('what was typed last is kept when the page goes, and dropped when nothing is unsaved', () => {
  const writer = draftWriter(place)
  writer.note(draft('Villa'))
  writer.flush()
  expect(titles()).toEqual(['Villa'])
  writer.note(null)
  expect(titles()).toEqual([])
})

test('two forms of one design keep a draft each', () => {
  const [one, other] = [draftWriter(place), draftWriter(place)]
  one.note(draft('Here'))
  other.note(draft('There'))
  vi.runAllTimers()
  expect(titles()).toEqual(['Here', 'There'])
  one.note(null)
  expect(titles()).toEqual(['There'])
})

test('what was set aside stays while typing goes on', () => {
  const writer = draftWriter(place)
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
  const writer = draftWriter(place)
  writer.note(draft('Villa'))
  expect(writer.isKept).toBe(true)
  vi.runAllTimers()
  expect(writer.isKept).toBe(false)
})
