import { expect, it } from 'vitest'
import { hasMoreValues } from './json-values.ts'

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + valuesIn(each), 1)
    : 1

it.each([
  1,
  'a, [b] {c}',
  'ends with a backslash \\',
  '"quoted", and \\" escaped',
  [1, 2, 3],
  { a: ',', '[,"': 'b', c: { d: [null, true, '\\'] } },
  [[[['x']]]],
  [{ a: 1 }, { a: 2 }, 'é, ü'],
])('the values of %j are counted', (value) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value, null, 1))
  const count = valuesIn(value)
  expect(hasMoreValues(bytes, count)).toBe(false)
  expect(hasMoreValues(bytes, count - 1)).toBe(count > 1)
})

it('a list or an object without values counts as having one, and a text that does not end as one value', () => {
  const of = (text: string) => new TextEncoder().encode(text)
  expect(hasMoreValues(of('[[],{}]'), 5)).toBe(false)
  expect(hasMoreValues(of('"a,,,,,,,,,,'), 1)).toBe(false)
  expect(hasMoreValues(of('"\\",,,,'), 1)).toBe(false)
})
