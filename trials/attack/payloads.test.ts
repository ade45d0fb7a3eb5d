import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { packed } from './packed.ts'
import { payloads } from './payloads.ts'

const all = payloads('http://127.0.0.1:9')

it('there are more than three hundred payloads, no two alike, of every family', () => {
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(300)
  const families = Object.entries(Object.groupBy(all, ({ family }) => family))
  expect(families.map(([family]) => family)).toEqual([
    'element',
    'address',
    'context',
    'reparsed',
    'style',
    'drawing',
  ])
  for (const [, texts = []] of families) expect(texts.length).toBeGreaterThanOrEqual(30)
})

it('a page of the settings holds all of them, and a line a few', () => {
  expect(packed(all, 7, limits.html).taken.length).toBe(all.length)
  const { text, taken } = packed(all, 7, limits.line)
  expect(text.length).toBeLessThanOrEqual(limits.line)
  expect(taken.length).toBeGreaterThan(1)
})

const documents = 120

it.each([
  [limits.line, 300],
  [limits.enquiry.requirement, all.length],
])(
  'as many documents as the trial makes take so many payloads in a text of %i letters: %i',
  (most, least) => {
    const rounds = Array.from({ length: documents }, (_, round) => (round * all.length) / documents)
    const taken = new Set(rounds.flatMap((from) => packed(all, from, most).taken))
    expect(taken.size).toBeGreaterThanOrEqual(least)
  },
)
