import { expect, it } from 'vitest'
import { createAdmission } from './admission.ts'
import type { RequestKind } from './request-kind.ts'

/** An admission whose turns come when they are called. */
function open() {
  const turns: (() => void)[] = []
  const clock = { now: 0 }
  const admission = createAdmission(
    undefined,
    (run) => void turns.push(run),
    () => clock.now,
  )
  const refused: string[] = []
  const begun: string[] = []
  const apply = (kind: RequestKind, name: string = kind, isLeft = true) =>
    admission.admit({
      kind,
      begin() {
        if (isLeft) begun.push(name)
        return isLeft
      },
      refuse: () => void refused.push(name),
    })
  return { admission, begun, refused, apply, clock, turn: () => turns.shift()?.() }
}

/** How many of a kind are let in beside those who wait already. */
function room(apply: (kind: RequestKind) => boolean, kind: RequestKind, most = 2000): number {
  let count = 0
  while (count < most && apply(kind)) count++
  return count
}

it('Whoever comes alone is begun at once, and one of several in each turn, in the order in which they came', () => {
  const { begun, apply, turn } = open()
  for (const name of ['a', 'b', 'c']) apply('page', name)
  expect(begun).toEqual(['a'])
  turn()
  expect(begun).toEqual(['a', 'b'])
  turn()
  expect(begun).toEqual(['a', 'b', 'c'])
  turn()
  apply('page', 'd')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('An enquiry goes before all others that wait', () => {
  const { begun, apply, turn } = open()
  for (const name of ['a', 'b', 'c']) apply('page', name)
  apply('first', 'enquiry')
  turn()
  expect(begun).toEqual(['a', 'enquiry'])
})

it('Of enquiries a few begin in one turn, and nothing else beside them', () => {
  const { begun, apply, turn } = open()
  for (const name of ['a', 'b']) apply('page', name)
  for (let number = 1; number <= 10; number++) apply('first', `enquiry ${number}`)
  turn()
  expect(begun).toEqual(['a', ...Array.from({ length: 8 }, (_, index) => `enquiry ${index + 1}`)])
  turn()
  expect(begun.slice(9)).toEqual(['enquiry 9', 'enquiry 10'])
  turn()
  expect(begun.at(-1)).toBe('b')
})

it('Whose turn comes too late is refused, a page last and an enquiry never', () => {
  const { admission, begun, refused, apply, clock, turn } = open()
  for (const kind of ['page', 'search', 'ordinary', 'page', 'first'] as const) apply(kind)
  clock.now = 10_001
  turn()
  expect(begun).toEqual(['page', 'first'])
  turn()
  expect(begun).toEqual(['page', 'first', 'page'])
  expect(refused).toEqual(['search', 'ordinary'])
  expect(admission.warnings()).toHaveLength(1)
})

it('Who has nothing left to do takes no turn', () => {
  const { begun, apply, turn } = open()
  apply('page', 'a')
  for (const name of ['b', 'c']) apply('page', name, false)
  apply('page', 'd')
  turn()
  expect(begun).toEqual(['a', 'd'])
})

it('Exports, uploads and searches are refused before sign-ins and writes, those before pages, and enquiries never', () => {
  const { apply } = open()
  apply('page')
  expect(room(apply, 'search')).toBe(256)
  for (const kind of ['search', 'upload', 'export'] as const) expect(apply(kind)).toBe(false)
  expect(room(apply, 'ordinary')).toBe(1000 - 256)
  for (const kind of ['ordinary', 'sign-in'] as const) expect(apply(kind)).toBe(false)
  expect(room(apply, 'page')).toBe(2000 - 1000)
  expect(apply('page')).toBe(false)
  expect(room(apply, 'first')).toBe(2000)
})

it('Of sign-ins, uploads and exports only so many are under way at once', () => {
  const { admission, apply, turn } = open()
  for (const [kind, most] of [
    ['sign-in', 64],
    ['export', 16],
    ['upload', 128],
  ] as const) {
    let count = 0
    for (; apply(kind); count++) turn()
    expect([kind, count]).toEqual([kind, most])
    admission.end(kind)
    expect([apply(kind), apply(kind)]).toEqual([true, false])
    turn()
  }
})

it('Once those who wait have had their turn, everybody is let in again', () => {
  const { apply, turn } = open()
  apply('page')
  const waiting = room(apply, 'search')
  expect(apply('search')).toBe(false)
  for (let turns = 0; turns <= waiting; turns++) turn()
  expect(room(apply, 'search')).toBeGreaterThanOrEqual(waiting)
})

it('It is told while requests are refused', () => {
  const { admission, apply } = open()
  expect(admission.warnings()).toEqual([])
  room(apply, 'search')
  expect(admission.warnings()).toHaveLength(1)
})
