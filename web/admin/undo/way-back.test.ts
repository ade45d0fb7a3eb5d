import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { showToastsWith } from '#web/ui/toast.ts'
import { undoOf } from './way-back.ts'

const rows = [
  { _id: 'a', name: 'Villa A' },
  { _id: 'b', name: 'Villa B' },
]
const said: string[] = []
let hide: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  // Where the keyboard goes on afterwards is another matter.
  vi.stubGlobal('document', { body: {}, activeElement: null })
  hide = showToastsWith((kind, message, more) =>
    said.push([`${kind}: ${message}`, more?.reason ?? []].flat().join('; ')),
  )
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  hide()
  said.splice(0)
})

function undoing(ways: [(typeof rows)[number], () => Promise<unknown>][], refresh = vi.fn(async () => {})) {
  const done = (count: number) => `${count} designs restored`
  return undoOf({ ways: new Map(ways), done, verb: 'restored', nameOf: ({ name }) => name, refresh })
}

test('nothing that was changed is nothing to undo', () => {
  expect(undoing([])).toBeUndefined()
})

test('every row is taken back, then the page is read anew, then it is said', async () => {
  const back = vi.fn(async () => {})
  const refresh = vi.fn(async () => expect(back).toHaveBeenCalledTimes(2))
  undoing(
    rows.map((row) => [row, back]),
    refresh,
  )?.run()
  await eventually(() => expect(said).toEqual(['success: 2 designs restored']))
  expect(refresh).toHaveBeenCalledOnce()
})

test('what cannot be taken back keeps no other from it, and is said', async () => {
  undoing([
    [rows[0] as never, async () => {}],
    [rows[1] as never, () => Promise.reject(new Error('Its category is in the trash'))],
  ])?.run()
  await eventually(() =>
    expect(said.at(-1)).toBe('error: 1 restored, 1 failed; Its category is in the trash'),
  )
})

test('of several that cannot be taken back each says why on the page', async () => {
  undoing(rows.map((row) => [row, () => Promise.reject(new Error('Gone'))]))?.run()
  await eventually(() => expect(said.at(-1)).toBe('error: 2 failed'))
})
