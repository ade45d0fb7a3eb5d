import { expect, it } from 'vitest'
import type { ArchiveKind } from './archive/names.ts'
import { keptArchives } from './retention.ts'

/** A Sunday in India, half past two. */
const now = new Date('2026-11-21T21:00:00Z')
const daysAgo = (days: number, kind: ArchiveKind = 'whole') => ({
  name: `${days} ${kind}`,
  kind,
  madeAt: new Date(now.getTime() - days * 86_400_000),
})
const kept = (archives: ReturnType<typeof daysAgo>[], keep = { days: 7, weeks: 4 }) =>
  keptArchives(archives, keep, now).map(({ name }) => name)

it('of sixty days, seven stay and the last of each of four weeks', () => {
  const all = Array.from({ length: 60 }, (_, days) => daysAgo(days))
  const names = ['0', '1', '2', '3', '4', '5', '6', '7', '14', '21'].map((days) => `${days} whole`)
  expect(kept(all)).toEqual(names)
})

it('all of the same day stay; what is not whole stands for no week', () => {
  const sameDay = [daysAgo(0), daysAgo(0.05), daysAgo(0.06, 'database')]
  expect(kept(sameDay).length).toBe(3)
  expect(kept([daysAgo(8, 'database'), daysAgo(9, 'incomplete'), daysAgo(10)])).toEqual(['10 whole'])
})

it('a machine that stood still for two months keeps the last weeks from before', () => {
  const all = [0, ...Array.from({ length: 60 }, (_, days) => 60 + days)].map((days) => daysAgo(days))
  expect(kept(all)).toEqual(['0 whole', '60 whole', '63 whole', '70 whole'])
})

it('the newest whole one stays, however old it is', () => {
  expect(kept([daysAgo(400), daysAgo(500)], { days: 1, weeks: 0 })).toEqual(['400 whole'])
})
