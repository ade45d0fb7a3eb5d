import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { showToastsWith } from '#web/ui/toast.ts'
import { undoOf } from './way-back.ts'

const rows = [
  { _id: 'a', name: 'Villa A' },
  { _id: 'b', name: 'Villa B' },
]
const said: string[] = []
const body = { matches: () => false }
const main = { focus: vi.fn() }
let hide: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const events = new EventTarget()
  vi.stubGlobal('document', {
    body,
    activeElement: body,
    getElementById: (id: string) => id === 'main' && main,
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  })
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
  main.focus.mockClear()
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

for (const [does, isTaken] of [
  ['goes on from the page', false],
  ['stays with what is done next, which that may have disabled', true],
] as const)
  test(`the keyboard ${does}`, async () => {
    undoing([[rows[0] as never, async () => {}]])?.run()
    await eventually(() => expect(said).toHaveLength(1))
    if (isTaken) document.dispatchEvent(new Event('focusin'))
    vi.runAllTimers()
    expect(main.focus).toHaveBeenCalledTimes(isTaken ? 0 : 1)
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
