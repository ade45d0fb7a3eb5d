import { type Found, Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

/** What bounds a number of things, and how far the nearest that it allows is from the number. */
const before = new Phrases<number>([
  [
    'at least,atleast,minimum,minimum of,min,not less than,kam se kam,at most,atmost,maximum,maximum of,max,up to,upto,not more than,no more than,कम से कम',
    0,
  ],
  ['more than', 1],
  ['less than,fewer than', -1],
])
const behind = new Phrases<true>([
  ['or more,and more,and above,or above,at least,minimum,min,or less,or fewer,at most,maximum,max', true],
])

/**
 * A number of things with what bounds it: at least 3 bedrooms, 2 floors or more. The nearest number that is allowed is
 * sought; one more or fewer is near.
 */
export function boundedAt(
  tokens: readonly Token[],
  index: number,
  read: (tokens: readonly Token[], index: number) => Found<number[]> | undefined,
): Found<number[]> | undefined {
  const bound = before.at(tokens, index)
  const found = read(tokens, bound?.next ?? index)
  if (!found) return undefined
  const value = found.value.map((number) => number + (bound?.value ?? 0))
  if (value.some((number) => number < 1)) return undefined
  return { value, next: behind.at(tokens, found.next)?.next ?? found.next }
}
